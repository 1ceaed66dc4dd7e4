import { makePreviewToken, type PreviewKind, previewSeconds } from '@site/contract/preview-token';
import type { CollectionConfig } from 'payload';
import { settings } from '../settings.ts';

const routes: Record<PreviewKind, string> = { product: 'productspreview', article: 'resourcespreview' };

/** A full hour for the button; the frame beside the form gets whole ten minutes, so that its address rests while one types. */
const step = 600;

function address(kind: PreviewKind, slug: unknown, expiry: number): string | null {
	if (typeof slug !== 'string' || !slug) return null;
	const token = makePreviewToken(settings.token, kind, slug, expiry);
	return `${settings.siteUrl}/${routes[kind]}/${encodeURIComponent(slug)}?token=${token}`;
}

const seconds = () => Math.floor(Date.now() / 1000);

/** The preview button and the preview beside the form: what was last saved, through a signed link (D14). */
export const previewOf = (
	kind: PreviewKind,
): Pick<NonNullable<CollectionConfig['admin']>, 'preview' | 'livePreview' | 'components'> => ({
	components: { edit: { beforeDocumentControls: ['/src/preview/preview-layout.tsx#PreviewLayout'] } },
	preview: (doc) => address(kind, doc.slug, seconds() + previewSeconds),
	livePreview: {
		url: ({ data }) => {
			const link = address(kind, data.slug, (Math.floor(seconds() / step) + previewSeconds / step) * step);
			return link && `${link}&saved=${encodeURIComponent(String(data.updatedAt ?? ''))}`;
		},
		breakpoints: [
			{ name: 'mobile', label: 'Mobile', width: 390, height: 844 },
			{ name: 'desktop', label: 'Desktop', width: 1440, height: 900 },
		],
	},
});
