import { freePageAddress } from '@site/contract/free-pages';
import { linkOfPage } from '@site/contract/item-links';
import { type SnapshotPart, snapshotParts } from '@site/contract/snapshot';
import type {
	CollectionSlug,
	FlattenedField,
	GlobalSlug,
	PayloadRequest,
	SanitizedCollectionConfig,
	Where,
} from 'payload';
import { listOf } from '../server/fields-in.ts';
import { isObject } from '../server/is-object.ts';
import { parts } from '../snapshot/parts.ts';
import { labelOf, sayTo } from '../words/said.ts';
import { linksIn } from './links-in.ts';
import { referencesIn } from './references.ts';

export interface Use {
	/** ‘product’, ‘products’ */
	kind: [singular: string, plural: string];
	title: string;
	/** Address of its form. */
	form: string;
	/** The collection or global. */
	slug: string;
}

/** Before a deletion it does not matter whether it is a thousand uses or more. */
const mostNamed = 1000;

type Label = SanitizedCollectionConfig['labels']['singular'];
const plain = (label: Label, otherwise: string, req: PayloadRequest) =>
	labelOf(label, otherwise, sayTo(req)).toLowerCase();

/** Which content counts: published content only, or drafts as well. */
type Counted = 'on the site' | 'drafts too';

/** `links`: whether content counts that only links there, besides content that shows it. */
export type Counting = { counted?: Counted; links?: boolean };

type Versions = { versions?: { drafts?: unknown } | undefined };
const readings = ({ versions }: Versions, counted: Counted) =>
	versions?.drafts && counted === 'drafts too' ? [false, true] : [false];

/** Documents that were never published have a row all the same. */
const counts = (doc: object, counted: Counted) =>
	counted === 'drafts too' || !('_status' in doc) || doc._status === 'published';

async function allOf(req: PayloadRequest, slug: CollectionSlug, counted: Counted): Promise<object[]> {
	const { config } = req.payload.collections[slug];
	const found: object[] = [];
	for (const draft of readings(config, counted))
		found.push(...(await req.payload.find({ collection: slug, draft, depth: 0, pagination: false, req })).docs);
	return found.filter((doc) => counts(doc, counted));
}

const readFor = new WeakMap<PayloadRequest, Map<CollectionSlug, Promise<object[]>>>();

/**
 * Read once per request, which may delete many. Published content is read each time, because the request may have
 * changed it.
 */
function readOnce(req: PayloadRequest, slug: CollectionSlug, counted: Counted): Promise<object[]> {
	if (counted === 'on the site') return allOf(req, slug, counted);
	const known = readFor.get(req) ?? new Map<CollectionSlug, Promise<object[]>>();
	readFor.set(req, known);
	const found = known.get(slug) ?? allOf(req, slug, counted);
	known.set(slug, found);
	return found;
}

async function inCollection(
	req: PayloadRequest,
	slug: CollectionSlug,
	refers: (doc: object) => boolean,
	counted: Counted,
): Promise<Use[]> {
	const { config } = req.payload.collections[slug];
	const found = await readOnce(req, slug, counted);
	const kind: Use['kind'] = [plain(config.labels.singular, slug, req), plain(config.labels.plural, slug, req)];
	const users = new Map<unknown, Use>();
	for (const doc of found as Record<string, unknown>[])
		if (refers(doc))
			users.set(doc.id, {
				kind,
				title: String(doc[config.admin.useAsTitle ?? 'id']),
				form: `/admin/collections/${slug}/${String(doc.id)}`,
				slug,
			});
	return [...users.values()];
}

async function inGlobal(
	req: PayloadRequest,
	slug: GlobalSlug,
	refers: (doc: object) => boolean,
	counted: Counted,
): Promise<Use[]> {
	const config = req.payload.globals.config.find((global) => global.slug === slug);
	const found: object[] = [];
	for (const draft of readings(config ?? {}, counted))
		found.push(await req.payload.findGlobal({ slug, draft, depth: 0, req }));
	const title = labelOf(config?.label, slug, sayTo(req));
	const say = sayTo(req);
	return found.some((doc) => counts(doc, counted) && refers(doc))
		? [{ kind: [say('page', '页面'), say('pages', '页面')], title, form: `/admin/globals/${slug}`, slug }]
		: [];
}

/** In a collection too large to read completely: only documents with a relation to the item. */
async function inLarge(req: PayloadRequest, slug: CollectionSlug, collection: string, id: number): Promise<Use[]> {
	const { config } = req.payload.collections[slug];
	const leading = config.flattenedFields.filter((field) => 'relationTo' in field && field.relationTo === collection);
	if (leading.length === 0) return [];
	const where: Where = { or: leading.map(({ name }) => ({ [name]: { equals: id } })) };
	const { docs } = await req.payload.find({ collection: slug, where, limit: mostNamed, depth: 0, req });
	const kind: Use['kind'] = [plain(config.labels.singular, slug, req), plain(config.labels.plural, slug, req)];
	const title = config.admin.useAsTitle ?? 'id';
	return docs.map((doc) => ({
		kind,
		title: String(Reflect.get(doc, title)),
		form: `/admin/collections/${slug}/${doc.id}`,
		slug,
	}));
}

type Refers = (name: SnapshotPart, fields: FlattenedField[], doc: object) => boolean;

/** Whether an item of the menu leads to a typed address. An item with a chosen page leads to that page instead. */
const menuLeadsTo = (menu: object, address: string): boolean =>
	'items' in menu &&
	listOf(menu.items).some(
		(item) => isObject(item) && !item.page && String(item.url).split(/[?#]/)[0]?.replace(/\/$/, '') === address,
	);

/** Links name pages by key instead of id, and the menu may name a free page by its address. */
async function otherwise(req: PayloadRequest, collection: string, id: number): Promise<Refers> {
	const one = { id, depth: 0, disableErrors: true, req } as const;
	const page = collection === 'pages' && (await req.payload.findByID({ collection, ...one }));
	if (page) return (_, fields, doc) => linksIn(fields, doc).some(({ to }) => to === linkOfPage(page.key));
	const free = collection === 'free-pages' && (await req.payload.findByID({ collection, ...one }));
	if (!free) return () => false;
	return (name, _, doc) => name === 'navigation' && menuLeadsTo(doc, freePageAddress(free.slug));
}

/** All other content that refers to a document, in any of its fields. */
export async function usedBy(
	req: PayloadRequest,
	collection: string,
	id: number,
	{ counted = 'drafts too', links = true }: Counting = {},
): Promise<Use[]> {
	const refersOtherwise = await otherwise(req, collection, id);
	const uses: Use[] = [];
	for (const name of snapshotParts) {
		const part = parts[name];
		if ('pack' in part) {
			uses.push(...(await inLarge(req, part.collection, collection, id)));
			continue;
		}
		const fields =
			'global' in part
				? req.payload.globals.config.find(({ slug }) => slug === part.global)?.flattenedFields
				: req.payload.collections[part.collection].config.flattenedFields;
		const isItself = (doc: object) =>
			'collection' in part && part.collection === collection && Reflect.get(doc, 'id') === id;
		const refers = (doc: object) =>
			!isItself(doc) &&
			(referencesIn(fields ?? [], doc).some(
				(one) => one.collection === collection && one.id === id && (links || !one.isLink),
			) ||
				refersOtherwise(name, fields ?? [], doc));
		uses.push(
			...('global' in part
				? await inGlobal(req, part.global, refers, counted)
				: await inCollection(req, part.collection, refers, counted)),
		);
	}
	return uses;
}

/** ‘2 products and 1 job: “A”, “B”, “C”’ */
export function inWords(uses: Use[]): string {
	const counts = new Map<Use['kind'][1], Use[]>();
	for (const use of uses) counts.set(use.kind[1], [...(counts.get(use.kind[1]) ?? []), use]);
	const kinds = [...counts.values()].map((same) => `${same.length} ${same[0]?.kind[same.length === 1 ? 0 : 1]}`);
	const named = uses.slice(0, 5).map(({ title }) => `“${title}”`);
	return `${kinds.join(', ')}: ${named.join(', ')}${uses.length > named.length ? ', …' : ''}`;
}
