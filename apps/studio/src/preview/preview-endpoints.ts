import { isPreviewToken, type PreviewKind } from '@site/contract/preview-token';
import type { Endpoint, Payload } from 'payload';
import { forSite } from '../access/bearer.ts';
import { articlesPart } from '../collections/articles.ts';
import { productsPart } from '../collections/products.ts';
import { settings } from '../settings.ts';
import { pictureBook } from '../snapshot/picture-book.ts';

const refused = (message: string, status: number) => Response.json({ errors: [{ message }] }, { status });

/** A draft may lack a picture or a date; then there is nothing yet that a page could show. */
const saved: Record<PreviewKind, (payload: Payload, slug: string) => Promise<unknown>> = {
	product: async (payload, slug) => {
		const found = await payload.find({
			collection: 'products',
			where: { slug: { equals: slug } },
			draft: true,
			depth: 0,
		});
		return found.docs[0] && productsPart.toSnapshot(found.docs[0], await pictureBook(payload));
	},
	article: async (payload, slug) => {
		const found = await payload.find({
			collection: 'articles',
			where: { slug: { equals: slug } },
			draft: true,
			depth: 0,
		});
		return found.docs[0] && articlesPart.toSnapshot(found.docs[0], await pictureBook(payload));
	},
};

const endpoint = (kind: PreviewKind): Endpoint => ({
	path: `/preview/${kind}`,
	method: 'get',
	handler: forSite(async ({ payload, searchParams }) => {
		const slug = searchParams.get('slug') ?? '';
		if (!isPreviewToken(settings.token, kind, slug, searchParams.get('token') ?? '')) return refused('Forbidden', 403);
		const data = await saved[kind](payload, slug).catch(() => undefined);
		return data ? Response.json({ data }, { headers: { 'Cache-Control': 'no-store' } }) : refused('Not Found', 404);
	}),
});

/** What staff last saved, published or not, for whoever came through a signed link (D14). */
export const previewEndpoints: Endpoint[] = [endpoint('product'), endpoint('article')];
