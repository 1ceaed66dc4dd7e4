import type { CollectionConfig, Field, GlobalConfig } from 'payload';
import { isContent } from '../publish/is-content.ts';
import { refuseStaleGlobal, refuseStaleItem } from './refuse-stale.ts';

const above: Field = {
	name: 'unsaved',
	type: 'ui',
	admin: {
		disableListColumn: true,
		components: { Field: '/src/unsaved/unsaved-writing.tsx#UnsavedWriting' },
	},
};

export function withUnsaved(config: CollectionConfig): CollectionConfig {
	if (!isContent(config.slug)) return config;
	const beforeValidate = [refuseStaleItem, ...(config.hooks?.beforeValidate ?? [])];
	return { ...config, fields: [above, ...config.fields], hooks: { ...config.hooks, beforeValidate } };
}

export function globalWithUnsaved(config: GlobalConfig): GlobalConfig {
	if (!isContent(config.slug)) return config;
	const beforeValidate = [refuseStaleGlobal, ...(config.hooks?.beforeValidate ?? [])];
	return { ...config, fields: [above, ...config.fields], hooks: { ...config.hooks, beforeValidate } };
}
