import { isPreviewToken, type PreviewKind } from '@site/contract/preview-token';
import { savedDrafts } from '@site/contract/saved-draft';
import type { Endpoint, Payload } from 'payload';
import { forSite } from '../access/bearer.ts';
import { articles } from '../collections/articles.ts';
import { products } from '../collections/products.ts';
import { atFields } from '../publish/problems.ts';
import { forbidden, notFound } from '../server/endpoint.ts';
import { settings } from '../settings.ts';
import { draftPictures } from './draft-pictures.ts';

const newest = { draft: true, depth: 0, limit: 1 } as const;

/** The saved document, and the item that the site would get of it. */
interface Saved {
	document: object;
	item: object;
}

/** Placeholders for missing values, such as date or picture, so that an unfinished draft still has a page. */
const saved: Record<PreviewKind, (payload: Payload, slug: string) => Promise<Saved | undefined>> = {
	product: async (payload, slug) => {
		const { docs } = await payload.find({ collection: 'products', where: { slug: { equals: slug } }, ...newest });
		const [document] = docs;
		if (!document) return undefined;
		const whole = { ...document, reference: document.reference ?? '' };
		return { document, item: products.toSnapshot(whole, await draftPictures(payload)) };
	},
	article: async (payload, slug) => {
		const { docs } = await payload.find({ collection: 'articles', where: { slug: { equals: slug } }, ...newest });
		const [document] = docs;
		if (!document) return undefined;
		const whole = { ...document, publishedOn: document.publishedOn ?? new Date().toISOString() };
		return { document, item: articles.toSnapshot(whole, await draftPictures(payload)) };
	},
};

const places = {
	product: { collection: 'products', part: products },
	article: { collection: 'articles', part: articles },
} as const;

/** The fields that prevent the site from showing a draft, as named in their form. */
function unfitFields(payload: Payload, kind: PreviewKind, { document, item }: Saved): string[] {
	const { error } = savedDrafts[kind].safeParse(item);
	const { collection, part } = places[kind];
	const fields = payload.collections[collection].config.flattenedFields;
	const problems = atFields(error?.issues ?? [], fields, { ...document }, part.names);
	return [...new Set(problems.map(({ label, message }) => `${label}: ${message}`))];
}

const endpoint = (kind: PreviewKind): Endpoint => ({
	path: `/preview/${kind}`,
	method: 'get',
	handler: forSite(async ({ payload, searchParams }) => {
		const slug = searchParams.get('slug') ?? '';
		if (!isPreviewToken(settings.token, kind, slug, searchParams.get('token') ?? '')) return forbidden();
		const found = await saved[kind](payload, slug);
		if (!found) return notFound();
		const unfit = unfitFields(payload, kind, found);
		const answer = unfit.length > 0 ? { errors: unfit.map((message) => ({ message })) } : { data: found.item };
		const status = unfit.length > 0 ? 422 : 200;
		return Response.json(answer, { status, headers: { 'Cache-Control': 'no-store' } });
	}),
});

/** The last saved version, published or not, for visitors with a signed link (D14). */
export const previewEndpoints: Endpoint[] = [endpoint('product'), endpoint('article')];
