import type { CollectionSlug, PayloadRequest, Where } from 'payload';
import { partOf } from '../snapshot/parts.ts';
import { labelOf, sayTo } from '../words/said.ts';
import { endOf, type Standing, standingOn } from './as-of.ts';

/** The field of a collection that refers to products; undefined if there is none. */
const fieldTo = (req: PayloadRequest, slug: CollectionSlug): string | undefined =>
	req.payload.collections[slug].config.flattenedFields.find(
		(field) => field.type === 'relationship' && field.relationTo === 'products',
	)?.name;

/** Documents that refer to the product, now or in an earlier version. */
async function naming(req: PayloadRequest, collection: CollectionSlug, field: string, product: number) {
	const { payload } = req;
	const many = { collection, depth: 0, pagination: false, req } as const;
	const where: Where = { [field]: { in: [product] } };
	const ids = new Set((await payload.find({ ...many, where })).docs.map(({ id }) => Number(id)));
	if (payload.collections[collection].config.versions) {
		const versions = await payload.findVersions({ ...many, where: { [`version.${field}`]: { in: [product] } } });
		for (const { parent } of versions.docs) ids.add(Number(parent));
	}
	return [...ids].sort((one, other) => one - other);
}

export type Beside = {
	slug: string;
	label: string;
	standings: Standing[];
	/** Whether they are shown as of the day; otherwise as they are today. */
	isAsThen: boolean;
};

/** A revision that ended after the day was still valid on it. Nothing else of a released revision ever changes. */
const heldOn = (day: string) => (revision: Record<string, unknown>) =>
	typeof revision.endedOn === 'string' && revision.endedOn > endOf(day)
		? { ...revision, state: 'released', endedOn: null, reason: null, reasonCn: null }
		: revision;

/** The revisions released by that day, as they were then. */
async function revisionsOf(req: PayloadRequest, documents: readonly Standing[], day: string): Promise<Beside> {
	const where: Where = {
		and: [
			{ document: { in: documents.map(({ id }) => id) } },
			{ state: { not_equals: 'draft' } },
			{ effectiveOn: { less_than_equal: endOf(day) } },
		],
	};
	const all = { collection: 'revisions', where, sort: 'title', depth: 0, pagination: false, req } as const;
	const { docs } = await req.payload.find(all);
	const standings: Standing[] = [];
	for (const { id } of docs) {
		const standing = await standingOn(req, 'revisions', id, day, heldOn(day));
		if (standing) standings.push(standing);
	}
	return { slug: 'revisions', label: sayTo(req)('Revisions of documents', '文件的修订版'), standings, isAsThen: true };
}

/** Other content about a product on a day: notices, documents, registrations and all else that refers to it. */
export async function aboutProduct(req: PayloadRequest, product: number, day: string): Promise<Beside[]> {
	const beside: Beside[] = [];
	for (const slug of Object.keys(req.payload.collections) as CollectionSlug[]) {
		const field = partOf(slug) && slug !== 'products' ? fieldTo(req, slug) : undefined;
		if (!field) continue;
		const { labels, versions } = req.payload.collections[slug].config;
		const standings: Standing[] = [];
		for (const id of await naming(req, slug, field, product)) {
			const standing = await standingOn(req, slug, id, day);
			const names = standing?.facts.find(({ path }) => path === field)?.after ?? '';
			if (standing && new RegExp(`#${product}\\b`).test(names)) standings.push(standing);
		}
		const label = labelOf(labels.plural, slug, sayTo(req));
		beside.push({ slug, label, standings, isAsThen: Boolean(versions) });
		if (slug === 'product-documents') beside.push(await revisionsOf(req, standings, day));
	}
	return beside;
}
