import type { CollectionConfig, Field } from 'payload';
import { mayBeUsed } from '../publish/keep-in-use.ts';

const panel: Field = {
	name: 'whereUsed',
	type: 'ui',
	label: { en: 'Where used', zh: '使用位置' },
	admin: {
		position: 'sidebar',
		disableListColumn: true,
		components: { Field: '/src/links/where-used.tsx#WhereUsed' },
	},
};

/** Says beside the form what other content refers to. */
export const withUses = (config: CollectionConfig): CollectionConfig =>
	mayBeUsed(config.slug) ? { ...config, fields: [...config.fields, panel] } : config;
