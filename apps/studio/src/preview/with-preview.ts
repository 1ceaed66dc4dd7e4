import { makePreviewToken, type PreviewKind, previewSeconds } from '@site/contract/preview-token';
import type { CollectionConfig, GlobalConfig } from 'payload';
import { settings } from '../settings.ts';
import { policiesOf } from '../snapshot/parts.ts';

const routes: Record<PreviewKind, string> = { product: 'productspreview', article: 'resourcespreview' };

function address(kind: PreviewKind, slug: unknown, expiry: number): string | null {
	if (typeof slug !== 'string' || !slug) return null;
	const token = makePreviewToken(settings.token, kind, slug, expiry);
	return `${settings.siteUrl}/${routes[kind]}/${encodeURIComponent(slug)}?token=${token}`;
}

const seconds = () => Math.floor(Date.now() / 1000);

const kinds: Partial<Record<string, PreviewKind>> = { products: 'product', articles: 'article' };

/** The preview button: opens the last saved version through a signed link (D14). */
function previewOf(collection: string): Pick<NonNullable<CollectionConfig['admin']>, 'preview'> {
	const kind = kinds[collection];
	return kind ? { preview: (doc) => address(kind, doc.slug, seconds() + previewSeconds) } : {};
}

const component = '/src/preview/typed-preview.tsx#TypedPreview';

/** The frame beside the form; the component below sets its content. */
const livePreview = {
	url: `${settings.studioUrl}/api/draft-preview/waiting`,
	breakpoints: [
		{ name: 'mobile', label: 'Phone', width: 390, height: 844 },
		{ name: 'desktop', label: 'Desktop', width: 1440, height: 900 },
	],
};

const isSeen = (slug: string) => {
	const policies = policiesOf(slug);
	return policies !== undefined && !policies.unseen;
};

/** Shows the page of the site beside the form of everything that visitors see, as it is typed (EDIT-1). */
export function itemPreview({ slug, admin }: CollectionConfig): CollectionConfig['admin'] {
	if (!isSeen(slug)) return {};
	const { components } = admin ?? {};
	const beforeDocumentControls = [...(components?.edit?.beforeDocumentControls ?? []), component];
	const edit = { ...components?.edit, beforeDocumentControls };
	return { ...previewOf(slug), livePreview, components: { ...components, edit } };
}

export function globalPreview({ slug, admin }: GlobalConfig): GlobalConfig['admin'] {
	if (!isSeen(slug)) return {};
	const { components } = admin ?? {};
	const beforeDocumentControls = [...(components?.elements?.beforeDocumentControls ?? []), component];
	const elements = { ...components?.elements, beforeDocumentControls };
	return { livePreview, components: { ...components, elements } };
}
