import type { CollectionConfig, Field, GlobalConfig } from 'payload';
import { isContent } from './is-content.ts';

const summary: Field = {
	name: 'refusal',
	type: 'ui',
	admin: {
		disableListColumn: true,
		components: { Field: '/src/publish/refusal-summary.tsx#RefusalSummary' },
	},
};

/** Says above the form of content what was refused. */
export const withRefusalSummary = <C extends CollectionConfig | GlobalConfig>(config: C): C =>
	isContent(config.slug) || config.slug === 'pictures' ? { ...config, fields: [summary, ...config.fields] } : config;
