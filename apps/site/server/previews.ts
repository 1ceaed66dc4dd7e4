import type { Language } from '@site/contract/language';
import { isPreviewToken, type PreviewKind } from '@site/contract/preview-token';
import { savedDrafts } from '@site/contract/saved-draft';
import { z } from 'zod';
import type { Preview, Previews } from '../app/visit.ts';
import { type Content, linksIn } from './content/content.ts';
import { htmlMarker } from './content/html-marks.ts';
import { resolveLinks } from './content/links.ts';
import { articleView } from './content/newsroom.ts';
import { withCertifications } from './content/on-day.ts';
import { productView } from './content/product-view.ts';

type Studio = { url: string; token: string };

/** The studio's response for a draft that does not fit the schema: which fields, and why. */
const Unfit = z.object({ errors: z.array(z.object({ message: z.string().max(1000) })).max(100) });

/** Fetches saved drafts from the studio. Expired or altered links are rejected by their signature, without a request. */
export function createPreviews(studio: Studio | null, content: () => Content, onShown: (draft: object) => void) {
	async function saved<T, V>(
		kind: PreviewKind,
		slug: string,
		token: string,
		schema: z.ZodType<T>,
		view: (item: T) => V,
	): Promise<Preview<V>> {
		if (!studio || !isPreviewToken(studio.token, kind, slug, token)) return { outcome: 'expired' };
		const url = new URL(`/api/preview/${kind}`, studio.url);
		url.search = new URLSearchParams({ slug, token }).toString();
		const answer = await fetch(url, {
			headers: { Authorization: `Bearer ${studio.token}` },
			signal: AbortSignal.timeout(10_000),
			redirect: 'error',
		}).catch(() => null);
		if (answer?.status === 403) return { outcome: 'expired' };
		if (answer?.status === 404) return { outcome: 'missing' };
		const said: unknown = await answer?.json().catch(() => null);
		const unfit = answer?.status === 422 ? Unfit.safeParse(said).data : undefined;
		if (unfit) return { outcome: 'unfit', reasons: unfit.errors.map(({ message }) => message) };
		const parsed = z.object({ data: schema }).safeParse(said);
		if (!parsed.success) return { outcome: 'unreachable' };
		const item = resolveLinks(parsed.data.data, linksIn(content().snapshot));
		htmlMarker(schema)(item);
		onShown(parsed.data);
		return { outcome: 'saved', item: view(item) };
	}

	return (language: Language): Previews => ({
		product: (slug, token) =>
			saved('product', slug, token, savedDrafts.product, (product) =>
				productView(content(), withCertifications(content(), product), language),
			),
		article: (slug, token) =>
			saved('article', slug, token, savedDrafts.article, (article) => articleView(content(), article, language)),
	});
}
