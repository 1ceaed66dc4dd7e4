import { Product } from '@site/contract/catalogue';
import type { Language } from '@site/contract/language';
import { Article } from '@site/contract/newsroom';
import { isPreviewToken, type PreviewKind } from '@site/contract/preview-token';
import { z } from 'zod';
import type { Preview, Previews } from '../app/visit.ts';
import { type Content, linksIn } from './content/content.ts';
import { htmlMarker } from './content/html-marks.ts';
import { resolveLinks } from './content/links.ts';
import { articleView } from './content/newsroom.ts';
import { productView } from './content/product-view.ts';

type Studio = { url: string; token: string };

/** A draft may still lack its number and its category. */
const SavedProduct = Product.extend({ reference: z.string(), categoryId: z.int() });

/** Asks the studio for what staff last saved. A link that expired or was altered is known by its signature alone. */
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
		const parsed = z.object({ data: schema }).safeParse(await answer?.json().catch(() => null));
		if (!parsed.success) return { outcome: 'unreachable' };
		const item = resolveLinks(parsed.data.data, linksIn(content().snapshot));
		htmlMarker(schema)(item);
		onShown(parsed.data);
		return { outcome: 'saved', item: view(item) };
	}

	return (language: Language): Previews => ({
		product: (slug, token) =>
			saved('product', slug, token, SavedProduct, (product) => productView(content(), product, language)),
		article: (slug, token) => saved('article', slug, token, Article, (article) => articleView(article, language)),
	});
}
