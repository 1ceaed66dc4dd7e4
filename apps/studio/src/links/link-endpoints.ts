import { isItemLink } from '@site/contract/item-links';
import type { Endpoint, PayloadHandler, PayloadRequest } from 'payload';
import { has, overseers } from '../access/roles.ts';
import { mayBeUsed } from '../publish/keep-in-use.ts';
import { type Use, usedBy } from '../publish/used-by.ts';
import { placeOfLink } from '../rich-text/linked-collections.ts';
import { configOf } from '../server/config-of.ts';
import { backSaying, forbidden, notFound } from '../server/endpoint.ts';
import { labelOf, sayTo } from '../words/said.ts';
import { allLinks, answerTo, checkAddresses, isOutside, isPage } from './check-links.ts';

const forReaders =
	(handler: PayloadHandler): PayloadHandler =>
	(req) =>
		has(req.user, 'editor', ...overseers, 'recruiter') ? handler(req) : forbidden();

/** The uses in content that the user may read. */
async function readableAmong(req: PayloadRequest, uses: Use[]): Promise<Use[]> {
	const may = new Map<string, boolean>();
	for (const { slug } of uses)
		if (!may.has(slug)) may.set(slug, Boolean(await configOf(req.payload, slug)?.access.read({ req })));
	return uses.filter(({ slug }) => may.get(slug));
}

export const linkEndpoints: Endpoint[] = [
	{
		/** The title of a link's target. */
		path: '/links/named',
		method: 'get',
		handler: forReaders(async (req) => {
			const say = sayTo(req);
			const to = req.searchParams.get('to') ?? '';
			const place = placeOfLink(to);
			if (!place)
				return Response.json({ said: isItemLink(to) ? say('No page has this name.', '没有此名称的页面。') : '' });
			const { labels, admin } = req.payload.collections[place.collection].config;
			const { docs } = await req.payload.find({
				...place,
				...{ depth: 0, limit: 1, draft: true, overrideAccess: false, req },
			});
			const [doc] = docs as unknown as Record<string, unknown>[];
			const kind = labelOf(labels.singular, place.collection, say);
			const said = doc
				? `${kind}: ${String(doc[admin.useAsTitle ?? 'id'])}`
				: say(`${kind}: no longer there`, `${kind}：已不存在`);
			return Response.json({ said });
		}),
	},
	{
		path: '/links/used/:collection/:id',
		method: 'get',
		handler: forReaders(async (req) => {
			const { collection, id } = req.routeParams ?? {};
			if (typeof collection !== 'string' || !mayBeUsed(collection) || !/^[1-9]\d{0,8}$/.test(String(id)))
				return notFound();
			const uses = await usedBy(req, collection, Number(id));
			const readable = await readableAmong(req, uses);
			return Response.json({
				uses: readable.map(({ kind, title, form }) => ({ kind: kind[0], title, form })),
				others: uses.length - readable.length,
			});
		}),
	},
	{
		path: '/links/check',
		method: 'post',
		handler: async (req) => {
			const links = (await allLinks(req.payload)).filter(({ to }) => isOutside(to) || isPage(to));
			await checkAddresses(links);
			const left = new Set(links.map(({ to }) => to).filter((to) => !answerTo(to))).size;
			const said =
				left > 0
					? sayTo(req)(`Checked. ${left} addresses are left: check again.`, `已检查。还有 ${left} 个地址：请再次检查。`)
					: sayTo(req)('Checked.', '已检查。');
			return backSaying(req, '/admin/links', 'done', said);
		},
	},
];
