import type { CollectionConfig, GlobalConfig } from 'payload';
import { settings } from '../settings.ts';
import { partOf } from '../snapshot/parts.ts';
import { previewOf } from './preview-of.ts';
import { isPreviewed } from './previewed-parts.ts';

const component = '/src/preview/typed-preview.tsx#TypedPreview';

/** The frame beside the form; what it shows, the component says. */
const livePreview = {
	url: `${settings.studioUrl}/api/draft-preview/waiting`,
	breakpoints: [
		{ name: 'mobile', label: 'Phone', width: 390, height: 844 },
		{ name: 'desktop', label: 'Desktop', width: 1440, height: 900 },
	],
};

const isSeen = (slug: string) => {
	const part = partOf(slug);
	return part !== undefined && isPreviewed(part);
};

/** Beside the form of everything that a visitor sees: the page of the site, as it is typed (EDIT-1). */
export function withPreview(config: CollectionConfig): CollectionConfig {
	if (!isSeen(config.slug)) return config;
	const { components } = config.admin ?? {};
	const beforeDocumentControls = [...(components?.edit?.beforeDocumentControls ?? []), component];
	const edit = { ...components?.edit, beforeDocumentControls };
	const admin = { ...config.admin, ...previewOf(config.slug), livePreview, components: { ...components, edit } };
	return { ...config, admin };
}

export function globalWithPreview(config: GlobalConfig): GlobalConfig {
	if (!isSeen(config.slug)) return config;
	const { components } = config.admin ?? {};
	const beforeDocumentControls = [...(components?.elements?.beforeDocumentControls ?? []), component];
	const elements = { ...components?.elements, beforeDocumentControls };
	return { ...config, admin: { ...config.admin, livePreview, components: { ...components, elements } } };
}
