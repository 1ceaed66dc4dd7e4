import { isPreviewToken, type PreviewKind } from '@site/contract/preview-token';
import { savedDrafts } from '@site/contract/saved-draft';
import type { Endpoint, Payload } from 'payload';
import { forSite } from '../access/bearer.ts';
import { articlesPart } from '../collections/articles.ts';
import { productsPart } from '../collections/products.ts';
import { atFields } from '../publish/problems.ts';
import { settings } from '../settings.ts';
import { draftPictures } from './draft-pictures.ts';

const refused = (message: string, status: number) => Response.json({ errors: [{ message }] }, { status });

const newest = { draft: true, depth: 0, limit: 1 } as const;

/** What was saved, and what the site would get of it. */
interface Saved {
	document: object;
	item: object;
}

/** A draft may still lack its date or its picture: the page is shown all the same. */
const saved: Record<PreviewKind, (payload: Payload, slug: string) => Promise<Saved | undefined>> = {
	product: async (payload, slug) => {
		const { docs } = await payload.find({ collection: 'products', where: { slug: { equals: slug } }, ...newest });
		const [document] = docs;
		if (!document) return undefined;
		const whole = { ...document, reference: document.reference ?? '' };
		return { document, item: productsPart.toSnapshot(whole, await draftPictures(payload)) };
	},
	article: async (payload, slug) => {
		const { docs } = await payload.find({ collection: 'articles', where: { slug: { equals: slug } }, ...newest });
		const [document] = docs;
		if (!document) return undefined;
		const whole = { ...document, publishedOn: document.publishedOn ?? new Date().toISOString() };
		return { document, item: articlesPart.toSnapshot(whole, await draftPictures(payload)) };
	},
};

const places = {
	product: { collection: 'products', part: productsPart },
	article: { collection: 'articles', part: articlesPart },
} as const;

/** The fields for which the site could not show a draft, as their form names them. */
function unfitFields(payload: Payload, kind: PreviewKind, { document, item }: Saved): string[] {
	const { error } = savedDrafts[kind].safeParse(item);
	const { collection, part } = places[kind];
	const fields = payload.collections[collection].config.flattenedFields;
	const problems = atFields(error?.issues ?? [], fields, { ...document }, ('names' in part && part.names) || {});
	return [...new Set(problems.map(({ label, message }) => `${label}: ${message}`))];
}

const endpoint = (kind: PreviewKind): Endpoint => ({
	path: `/preview/${kind}`,
	method: 'get',
	handler: forSite(async ({ payload, searchParams }) => {
		const slug = searchParams.get('slug') ?? '';
		if (!isPreviewToken(settings.token, kind, slug, searchParams.get('token') ?? '')) return refused('Forbidden', 403);
		const found = await saved[kind](payload, slug);
		if (!found) return refused('Not Found', 404);
		const unfit = unfitFields(payload, kind, found);
		const answer = unfit.length > 0 ? { errors: unfit.map((message) => ({ message })) } : { data: found.item };
		const status = unfit.length > 0 ? 422 : 200;
		return Response.json(answer, { status, headers: { 'Cache-Control': 'no-store' } });
	}),
});

/** What staff last saved, published or not, for whoever came through a signed link (D14). */
export const previewEndpoints: Endpoint[] = [endpoint('product'), endpoint('article')];
