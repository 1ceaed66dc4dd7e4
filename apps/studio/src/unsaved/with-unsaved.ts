import type { CollectionConfig, Field, GlobalConfig } from 'payload';
import { refuseStaleGlobal, refuseStaleItem } from './refuse-stale.ts';

const above: Field = {
	name: 'unsaved',
	type: 'ui',
	admin: {
		disableListColumn: true,
		components: { Field: '/src/unsaved/unsaved-writing.tsx#UnsavedWriting' },
	},
};

/** Of everything that is written in the studio, what is not saved yet is kept; a file is not, so uploads are left out. */
export function withUnsaved(config: CollectionConfig): CollectionConfig {
	if (!config.versions || config.upload) return config;
	const beforeValidate = [refuseStaleItem, ...(config.hooks?.beforeValidate ?? [])];
	return { ...config, fields: [above, ...config.fields], hooks: { ...config.hooks, beforeValidate } };
}

export function globalWithUnsaved(config: GlobalConfig): GlobalConfig {
	if (!config.versions) return config;
	const beforeValidate = [refuseStaleGlobal, ...(config.hooks?.beforeValidate ?? [])];
	return { ...config, fields: [above, ...config.fields], hooks: { ...config.hooks, beforeValidate } };
}
