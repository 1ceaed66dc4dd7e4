import type { CollectionConfig, Field, GlobalConfig } from 'payload';
import { releaseKinds } from './subjects.ts';

const choiceFor = (kind: string): Field => ({
	name: 'releaseChoice',
	type: 'ui',
	admin: {
		position: 'sidebar',
		disableListColumn: true,
		components: { Field: { path: '/src/releases/release-choice.tsx#ReleaseChoice', serverProps: { kind } } },
	},
});

/** Beside the form of content: the releases in which it is, and those to which it can be added. */
export const withReleases = <C extends CollectionConfig | GlobalConfig>(config: C): C =>
	releaseKinds.includes(config.slug) ? { ...config, fields: [...config.fields, choiceFor(config.slug)] } : config;
