import type { TFunction } from '@payloadcms/translations';
import type { CollectionConfig, GlobalConfig } from 'payload';
import { ruleFor } from './rules.ts';

const history = {
	path: '/history',
	Component: '/src/trail/history-view.tsx#HistoryView',
	// Payload takes no bilingual label here; the words are in studio-languages.ts.
	tab: { label: ({ t }: { t: TFunction }) => t('studio:history' as never), href: '/history' },
} as const;

const versions = { Component: '/src/trail/versions-view.tsx#VersionsView' } as const;

/** The page that compares a version. */
const version = { actions: ['/src/trail/restore-action.tsx#RestoreAction'] };

/** Adds to each item's form its history, and its versions with their users' names. */
export function withHistory<C extends CollectionConfig | GlobalConfig>(config: C): C {
	if (ruleFor(config.slug).kind === 'nothing' || config.admin?.hidden === true) return config;
	const { components } = config.admin ?? {};
	const views = {
		...components?.views,
		edit: { ...components?.views?.edit, history, ...(config.versions && { versions, version }) },
	};
	return { ...config, admin: { ...config.admin, components: { ...components, views } } };
}
