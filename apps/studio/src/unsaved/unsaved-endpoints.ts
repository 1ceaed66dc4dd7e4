import type { Endpoint, PayloadHandler, PayloadRequest, Where } from 'payload';
import { z } from 'zod';
import { alsoHere } from '../desk/presence.ts';
import { isContent } from '../publish/is-content.ts';
import { configOf } from '../server/config-of.ts';
import { refused } from '../server/endpoint.ts';
import { sayTo } from '../words/said.ts';
import { lastSaved } from './who-has-it.ts';

const collection = 'unsaved-changes';

/** Unsaved changes are removed after this time. */
const keptDays = 30;

const Named = z.object({ kind: z.string().max(100), item: z.string().max(60) });
const Kept = Named.extend({
	savedAt: z.string().max(40).nullable(),
	changes: z
		.array(z.object({ path: z.string().max(500), was: z.unknown().optional(), is: z.unknown().optional() }))
		.max(5000)
		.refine((changes) => JSON.stringify(changes).length < 4_000_000),
});

/** Users who may change the item may store unsaved changes of it; each user sees only their own. */
const forWriters =
	(handler: (req: PayloadRequest, person: number, named: z.infer<typeof Named>) => Promise<Response>): PayloadHandler =>
	async (req) => {
		if (!req.user)
			return refused(
				403,
				sayTo(req)(
					'You are signed out: what you write is not kept. Sign in again in another tab, then go on here.',
					'您已退出登录：现在输入的内容不会被暂存。请在另一个标签页重新登录，再回到这里继续。',
				),
			);
		const body: unknown =
			req.method === 'GET' ? Object.fromEntries(req.searchParams) : await req.json?.().catch(() => null);
		const named = Named.safeParse(body).data;
		const config = named && configOf(req.payload, named.kind);
		if (!named || !config || !isContent(config.slug))
			return refused(400, sayTo(req)('Nothing is kept of this.', '此内容不作暂存。'));
		if (!(await config.access.update({ req })))
			return refused(403, sayTo(req)('You may not change this.', '您无权修改此内容。'));
		req.data = body as Record<string, unknown>;
		return handler(req, Number(req.user.id), named);
	};

const isNew = (item: string) => item.startsWith('new');

/**
 * The user's unsaved changes of the item, and who else has its form open. For a new item: all new items with unsaved
 * changes.
 */
const show = forWriters(async (req, person, { kind, item }) => {
	const which: Where = isNew(item) ? { item: { like: 'new' } } : { item: { equals: item } };
	const { docs } = await req.payload.find({
		collection,
		where: { and: [{ person: { equals: person } }, { kind: { equals: kind } }, which] },
		sort: '-updatedAt',
		limit: 10,
		req,
	});
	const kept = docs.map(({ item, savedAt, changes, updatedAt }) => ({ item, savedAt, changes, at: updatedAt }));
	if (isNew(item)) return Response.json({ kept, saved: null, others: [] });
	const others = alsoHere(`form ${kind}/${item}`, { id: person, name: req.user?.name ?? '' });
	return Response.json({ kept, saved: await lastSaved(req, kind, item), others });
});

/** Stores unsaved changes; without any changes the stored ones are removed. */
const keep = forWriters(async (req, person, { kind, item }) => {
	const kept = Kept.safeParse(req.data).data;
	if (!kept) return refused(400, sayTo(req)('This is too much to be kept: save it.', '内容过多，无法暂存：请保存。'));
	const where: Where = {
		and: [{ person: { equals: person } }, { kind: { equals: kind } }, { item: { equals: item } }],
	};
	if (kept.changes.length === 0) {
		await req.payload.delete({ collection, where, req });
		return Response.json({ at: null });
	}
	const data = { person, kind, item, savedAt: kept.savedAt, changes: kept.changes };
	const { docs } = await req.payload.update({ collection, where, data, req });
	if (docs[0]) return Response.json({ at: docs[0].updatedAt });
	const old = new Date(Date.now() - keptDays * 86_400_000).toISOString();
	await req.payload.delete({ collection, where: { updatedAt: { less_than: old } }, req });
	const { updatedAt } = await req.payload.create({ collection, data, req });
	return Response.json({ at: updatedAt });
});

export const unsavedEndpoints: Endpoint[] = [
	{ path: '/unsaved', method: 'get', handler: show },
	{ path: '/unsaved', method: 'post', handler: keep },
];
