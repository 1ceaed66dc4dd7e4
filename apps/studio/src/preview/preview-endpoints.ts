import type { Endpoint } from 'payload';
import { forSite } from '../access/bearer.ts';
import { product } from '../snapshot/catalogue.ts';
import { article } from '../snapshot/newsroom.ts';
import { pictureBook } from '../snapshot/picture-book.ts';

const notFound = () => Response.json({ errors: [{ message: 'Not Found' }] }, { status: 404 });
const answer = (data: unknown) => Response.json({ data }, { headers: { 'Cache-Control': 'no-store' } });

/** What staff last saved, published or not. */
export const previewEndpoints: Endpoint[] = [
	{
		path: '/preview/product',
		method: 'get',
		handler: forSite(async ({ payload, searchParams }) => {
			const where = { slug: { equals: searchParams.get('slug') ?? '' } };
			const { docs } = await payload.find({ collection: 'products', where, draft: true, depth: 0, limit: 1 });
			return docs[0] ? answer(product(docs[0], await pictureBook(payload))) : notFound();
		}),
	},
	{
		path: '/preview/article',
		method: 'get',
		handler: forSite(async ({ payload, searchParams }) => {
			const where = { slug: { equals: searchParams.get('slug') ?? '' } };
			const { docs } = await payload.find({ collection: 'articles', where, draft: true, depth: 0, limit: 1 });
			return docs[0] ? answer(article(docs[0], await pictureBook(payload))) : notFound();
		}),
	},
];
