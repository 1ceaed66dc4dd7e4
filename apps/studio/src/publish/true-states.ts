import type { SanitizedConfig } from 'payload';

/** Shows the true state in the lists of everything that has drafts. */
export function withTrueStates(config: SanitizedConfig): SanitizedConfig {
	for (const { fields, trash } of config.collections)
		for (const field of fields)
			if (trash && 'name' in field && field.name === '_status' && field.type === 'select')
				field.admin = {
					...field.admin,
					components: { ...field.admin?.components, Cell: '/src/publish/state-cell.tsx#StateCell' },
				};
	return config;
}
