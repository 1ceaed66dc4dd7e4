import { type MovableKind, movableKinds } from '@site/contract/kinds';
import type {
	CollectionAfterChangeHook,
	CollectionBeforeChangeHook,
	CollectionConfig,
	CollectionSlug,
	PayloadRequest,
} from 'payload';
import { linkedCollections } from '../rich-text/linked-collections.ts';
import { noteOf } from '../server/request-context.ts';
import { goneAddress } from './gone-pages.ts';

const kindIn = (slug: string) => movableKinds.find((kind) => linkedCollections[kind] === slug);

type Renaming = { kind: MovableKind; from: string; to: string };

const renamed = noteOf<Renaming>('renamed');

/** The address under which the site knows a document: a draft with another address has not changed anything yet. */
async function publishedSlug(req: PayloadRequest, collection: CollectionSlug, id: number): Promise<string | null> {
	const { docs } = await req.payload.find({
		collection,
		where: { id: { equals: id } },
		draft: false,
		depth: 0,
		limit: 1,
		req,
	});
	const [doc] = docs as { slug?: string; _status?: string }[];
	return doc?._status === 'draft' ? null : (doc?.slug ?? null);
}

/** Old addresses redirect straight to the newest one, never in a chain; the address now in use redirects nowhere. */
async function keep(req: PayloadRequest, { kind, from, to }: Renaming): Promise<void> {
	const { payload } = req;
	const collection = 'redirects';
	const ofKind = { kind: { equals: kind } };
	await payload.delete({ collection, where: { and: [ofKind, { from: { in: [from, to] } }] }, req });
	await payload.update({ collection, where: { and: [ofKind, { to: { equals: from } }] }, data: { to }, req });
	await payload.create({ collection, data: { kind, from, to }, req });
}

/** A document with a new address is still found under the addresses that it has had on the site (D34). */
export function keepFormerAddresses(
	config: CollectionConfig,
): { beforeChange: CollectionBeforeChangeHook[]; afterChange: CollectionAfterChangeHook[] } | null {
	const kind = kindIn(config.slug);
	if (!kind) return null;
	const isPublished = (data: { _status?: unknown }) => !config.versions || data._status === 'published';

	const notice: CollectionBeforeChangeHook = async ({ req, data, originalDoc, operation }) => {
		if (operation !== 'update' || !isPublished(data) || typeof data.slug !== 'string') return;
		const published = await publishedSlug(req, config.slug as CollectionSlug, originalDoc.id);
		const from = published ?? (kind === 'page' ? await goneAddress(req, originalDoc.id) : null);
		if (from && from !== data.slug) renamed.keep(req, config.slug, originalDoc.id, { kind, from, to: data.slug });
	};
	const remember: CollectionAfterChangeHook = async ({ req, doc }) => {
		const renaming = renamed.take(req, config.slug, doc.id);
		if (renaming) await keep(req, renaming);
	};
	return { beforeChange: [notice], afterChange: [remember] };
}
