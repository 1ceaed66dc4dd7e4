import { makePreviewToken, type PreviewKind, previewSeconds } from '@site/contract/preview-token';
import type { CollectionConfig } from 'payload';
import { settings } from '../settings.ts';

const routes: Record<PreviewKind, string> = { product: 'productspreview', article: 'resourcespreview' };

function address(kind: PreviewKind, slug: unknown, expiry: number): string | null {
	if (typeof slug !== 'string' || !slug) return null;
	const token = makePreviewToken(settings.token, kind, slug, expiry);
	return `${settings.siteUrl}/${routes[kind]}/${encodeURIComponent(slug)}?token=${token}`;
}

const seconds = () => Math.floor(Date.now() / 1000);

const kinds: Partial<Record<string, PreviewKind>> = { products: 'product', articles: 'article' };

/** The preview button: opens the last saved version through a signed link (D14). */
export function previewOf(collection: string): Pick<NonNullable<CollectionConfig['admin']>, 'preview'> {
	const kind = kinds[collection];
	return kind ? { preview: (doc) => address(kind, doc.slug, seconds() + previewSeconds) } : {};
}
