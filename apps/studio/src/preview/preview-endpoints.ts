import { isPreviewToken, type PreviewKind } from '@site/contract/preview-token';
import type { Endpoint, Payload } from 'payload';
import { forSite } from '../access/bearer.ts';
import { articlesPart } from '../collections/articles.ts';
import { productsPart } from '../collections/products.ts';
import { settings } from '../settings.ts';
import { draftPictures } from './draft-pictures.ts';

const refused = (message: string, status: number) => Response.json({ errors: [{ message }] }, { status });

const newest = { draft: true, depth: 0, limit: 1 } as const;

/** A draft may still lack its date or its picture: the page is shown all the same. */
const saved: Record<PreviewKind, (payload: Payload, slug: string) => Promise<unknown>> = {
	product: async (payload, slug) => {
		const { docs } = await payload.find({ collection: 'products', where: { slug: { equals: slug } }, ...newest });
		return (
			docs[0] &&
			productsPart.toSnapshot({ ...docs[0], reference: docs[0].reference ?? '' }, await draftPictures(payload))
		);
	},
	article: async (payload, slug) => {
		const { docs } = await payload.find({ collection: 'articles', where: { slug: { equals: slug } }, ...newest });
		const publishedOn = docs[0]?.publishedOn ?? new Date().toISOString();
		return docs[0] && articlesPart.toSnapshot({ ...docs[0], publishedOn }, await draftPictures(payload));
	},
};

const endpoint = (kind: PreviewKind): Endpoint => ({
	path: `/preview/${kind}`,
	method: 'get',
	handler: forSite(async ({ payload, searchParams }) => {
		const slug = searchParams.get('slug') ?? '';
		if (!isPreviewToken(settings.token, kind, slug, searchParams.get('token') ?? '')) return refused('Forbidden', 403);
		const data = await saved[kind](payload, slug);
		return data ? Response.json({ data }, { headers: { 'Cache-Control': 'no-store' } }) : refused('Not Found', 404);
	}),
});

/** What staff last saved, published or not, for whoever came through a signed link (D14). */
export const previewEndpoints: Endpoint[] = [endpoint('product'), endpoint('article')];
