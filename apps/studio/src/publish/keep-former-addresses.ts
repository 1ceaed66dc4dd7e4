import { type RedirectedKind, redirectedKinds } from '@site/contract/redirects';
import type {
	CollectionAfterChangeHook,
	CollectionBeforeChangeHook,
	CollectionConfig,
	CollectionSlug,
	PayloadRequest,
} from 'payload';
import { goneAddress } from './gone-pages.ts';

/** Where each kind is kept; the compiler asks for one that is new. */
const collections: Record<RedirectedKind, CollectionSlug> = {
	product: 'products',
	category: 'categories',
	article: 'articles',
	event: 'events',
	notice: 'notices',
	page: 'free-pages',
};
const kindIn = (slug: string) => redirectedKinds.find((kind) => collections[kind] === slug);

type Renaming = { kind: RedirectedKind; from: string; to: string };

/** The name in `req.context` by which the hook before the change tells the one after it. */
const place = (kind: RedirectedKind, id: unknown) => `renamed ${kind} ${String(id)}`;

/** The address under which the site knows a document: a draft that says another one has changed nothing yet. */
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

/** Old addresses lead to the newest one at once, never over another; the address that is taken now leads nowhere else. */
async function keep(req: PayloadRequest, { kind, from, to }: Renaming): Promise<void> {
	const { payload } = req;
	const collection = 'redirects';
	const ofKind = { kind: { equals: kind } };
	await payload.delete({ collection, where: { and: [ofKind, { from: { in: [from, to] } }] }, req });
	await payload.update({ collection, where: { and: [ofKind, { to: { equals: from } }] }, data: { to }, req });
	await payload.create({ collection, data: { kind, from, to }, req });
}

/** A document that gets another address goes on being found under the one that it has or had on the site (D34). */
export function keepFormerAddresses(config: CollectionConfig): CollectionConfig {
	const kind = kindIn(config.slug);
	if (!kind) return config;
	const isPublished = (data: { _status?: unknown }) => !config.versions || data._status === 'published';

	const notice: CollectionBeforeChangeHook = async ({ req, data, originalDoc, operation }) => {
		if (operation !== 'update' || !isPublished(data) || typeof data.slug !== 'string') return;
		const published = await publishedSlug(req, config.slug as CollectionSlug, originalDoc.id);
		const from = published ?? (kind === 'page' ? await goneAddress(req, originalDoc.id) : null);
		if (from && from !== data.slug) req.context[place(kind, originalDoc.id)] = { kind, from, to: data.slug };
	};
	const remember: CollectionAfterChangeHook = async ({ req, doc }) => {
		const renaming = req.context[place(kind, doc.id)] as Renaming | undefined;
		if (!renaming) return;
		delete req.context[place(kind, doc.id)];
		await keep(req, renaming);
	};
	return {
		...config,
		hooks: {
			...config.hooks,
			beforeChange: [...(config.hooks?.beforeChange ?? []), notice],
			afterChange: [...(config.hooks?.afterChange ?? []), remember],
		},
	};
}
