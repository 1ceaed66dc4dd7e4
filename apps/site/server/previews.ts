import { Product } from '@site/contract/catalogue';
import type { Language } from '@site/contract/language';
import { Article } from '@site/contract/newsroom';
import { z } from 'zod';
import type { Content } from './content/content.ts';
import { articleView } from './content/newsroom.ts';
import { productView } from './content/product-view.ts';
import type { Previews } from './visit.ts';

type Studio = { url: string; token: string };

/** Asks the studio for what staff last saved. Without a studio or a valid token there is no preview, and no error either. */
export function createPreviews(studio: Studio | null, content: () => Content) {
	async function saved<T>(
		kind: 'product' | 'article',
		slug: string,
		token: string,
		schema: z.ZodType<T>,
	): Promise<T | null> {
		if (!studio || !token) return null;
		const url = new URL(`/api/preview/${kind}`, studio.url);
		url.search = new URLSearchParams({ slug, token }).toString();
		const answer = await fetch(url, {
			headers: { Authorization: `Bearer ${studio.token}` },
			signal: AbortSignal.timeout(10_000),
		}).catch(() => null);
		if (!answer?.ok) return null;
		const parsed = z.object({ data: schema }).safeParse(await answer.json().catch(() => null));
		return parsed.success ? parsed.data.data : null;
	}

	return (language: Language): Previews => ({
		async product(slug, token) {
			const product = await saved('product', slug, token, Product);
			return product && productView(content(), product, language);
		},
		async article(slug, token) {
			const article = await saved('article', slug, token, Article);
			return article && articleView(article, language);
		},
	});
}
