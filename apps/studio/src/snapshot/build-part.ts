import type { Lot } from '@site/contract/lot-books';
import type { SnapshotPart } from '@site/contract/snapshot';
import type { CollectionSlug, GlobalSlug, PayloadRequest, Where } from 'payload';
import { databaseOf } from '../database/database-of.ts';
import type { PackedPart } from '../mapping/part.ts';
import type { PictureBook } from '../mapping/picture-book.ts';
import { day as dayOf } from '../mapping/words.ts';
import { plainReason } from '../words/plain-reason.ts';
import { labelOf } from '../words/said.ts';
import { parts, schemaOf } from './parts.ts';

/** Content that is published in the studio but not on the site, with the reason. */
export interface NotOnSite {
	slug: string;
	id?: number | string;
	title: string;
	reason: string;
	/** An earlier version is on the site instead. */
	hasFormer: boolean;
}

export interface BuiltPart {
	data: unknown;
	notOnSite: NotOnSite[];
}

type Fit = { item: unknown } | { reason: string };

/** One version of a document or global in the format of the contract, or the reason why it fails. */
function fit(name: SnapshotPart, doc: object, pictures: PictureBook): Fit {
	const isList = 'collection' in parts[name];
	try {
		const item = withDay(parts[name].toSnapshot(doc as never, pictures), isList ? doc : {});
		const { error } = schemaOf(name).safeParse(isList ? [item] : item);
		const issue = error?.issues[0];
		return issue ? { reason: `${issue.path.slice(isList ? 1 : 0).join('.')}: ${plainReason(issue)}` } : { item };
	} catch (error) {
		return { reason: error instanceof Error ? error.message : String(error) };
	}
}

/** The day of the last change, for search engines. */
const withDay = (item: unknown, doc: { updatedAt?: unknown }): unknown =>
	typeof doc.updatedAt === 'string' && typeof item === 'object' ? { ...item, changedOn: dayOf(doc.updatedAt) } : item;

const publishedVersion: Where = { 'version._status': { equals: 'published' } };

/** The newest earlier version that the site can show. */
function formerOf(name: SnapshotPart, versions: { version: object }[], id: unknown, pictures: PictureBook): unknown {
	for (const { version } of versions) {
		const former = fit(name, { ...version, id }, pictures);
		if ('item' in former) return former.item;
	}
	return undefined;
}

async function fromCollection(
	req: PayloadRequest,
	name: SnapshotPart,
	slug: CollectionSlug,
	{ sort, where: own = {} }: { sort: string; where?: Where },
	pictures: PictureBook,
) {
	const { payload } = req;
	const { config } = payload.collections[slug];
	const where: Where = config.versions?.drafts ? { and: [own, { _status: { equals: 'published' } }] } : own;
	const { docs } = await payload.find({ collection: slug, where, sort, depth: 0, pagination: false, req });
	const data: unknown[] = [];
	const notOnSite: NotOnSite[] = [];
	for (const doc of docs) {
		const now = fit(name, doc, pictures);
		if ('item' in now) data.push(now.item);
		else {
			const versions = config.versions
				? await payload.findVersions({
						collection: slug,
						where: { and: [{ parent: { equals: doc.id } }, publishedVersion] },
						sort: '-updatedAt',
						depth: 0,
						limit: 20,
						req,
					})
				: { docs: [] };
			const former = formerOf(name, versions.docs, doc.id, pictures);
			if (former !== undefined) data.push(former);
			const title = String((doc as unknown as Record<string, unknown>)[config.admin.useAsTitle ?? 'id']);
			notOnSite.push({ slug, id: doc.id, title, reason: now.reason, hasFormer: former !== undefined });
		}
	}
	return { data, notOnSite };
}

async function fromGlobal(req: PayloadRequest, name: SnapshotPart, slug: GlobalSlug, pictures: PictureBook) {
	const { payload } = req;
	const now = fit(name, await payload.findGlobal({ slug, depth: 0, req }), pictures);
	if ('item' in now) return { data: now.item, notOnSite: [] };
	const config = payload.globals.config.find((global) => global.slug === slug);
	const where = config?.versions?.drafts ? publishedVersion : {};
	const versions = await payload.findGlobalVersions({ slug, where, sort: '-updatedAt', depth: 0, limit: 20, req });
	const former = formerOf(name, versions.docs, undefined, pictures);
	const title = labelOf(config?.label, slug);
	return { data: former, notOnSite: [{ slug, title, reason: now.reason, hasFormer: former !== undefined }] };
}

async function fromPacked(req: PayloadRequest, part: PackedPart<'lots', 'lots', Lot>): Promise<BuiltPart> {
	const fitting: Lot[] = [];
	const notOnSite: NotOnSite[] = [];
	for (const { id, item } of await part.read(req.payload, await databaseOf(req))) {
		const { data, error } = part.item.safeParse(item);
		if (data) fitting.push(data);
		const [issue] = error?.issues ?? [];
		if (issue)
			notOnSite.push({
				slug: part.collection,
				id,
				title: item.lot,
				reason: `${issue.path.join('.')}: ${plainReason(issue)}`,
				hasFormer: false,
			});
	}
	return { data: part.pack(fitting), notOnSite };
}

/**
 * A published part of the snapshot, read in the request's transaction if there is one. Items that fail the contract do
 * not hold back the rest.
 */
export function buildPart(req: PayloadRequest, name: SnapshotPart, pictures: PictureBook): Promise<BuiltPart> {
	const part = parts[name];
	if ('pack' in part) return fromPacked(req, part);
	return 'global' in part
		? fromGlobal(req, name, part.global, pictures)
		: fromCollection(req, name, part.collection, part, pictures);
}
