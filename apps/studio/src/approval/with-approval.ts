import type { CollectionConfig, Field } from 'payload';
import { holdBack, layBefore, oneAfterAnother } from './hold-back.ts';
import { hasRegulated } from './regulated-fields.ts';

const note: Field = {
	name: 'proposalNote',
	type: 'ui',
	admin: { disableListColumn: true, components: { Field: '/src/approval/proposal-note.tsx#ProposalNote' } },
};

/** Around what is regulated, before every other rule: what waits is not judged as if it were published. */
export function withApproval(config: CollectionConfig): CollectionConfig {
	if (!hasRegulated(config.slug)) return config;
	const { beforeOperation = [], beforeChange = [], afterChange = [], ...hooks } = config.hooks ?? {};
	return {
		...config,
		fields: [note, ...config.fields],
		hooks: {
			...hooks,
			beforeOperation: [oneAfterAnother, ...beforeOperation],
			beforeChange: [holdBack, ...beforeChange],
			afterChange: [...afterChange, layBefore],
		},
	};
}
