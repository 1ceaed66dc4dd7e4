import { getVisibleEntities } from '@payloadcms/ui/shared';
import { type Endpoint, getAccessResults, type PayloadRequest } from 'payload';
import { readerOf, readQueue } from '../desk/queue.ts';
import { messageAddress } from '../inbox/message-address.ts';
import { menuFor } from '../menu/menu-entries.ts';
import { forbidden } from '../server/endpoint.ts';
import { fieldLabel, labelOf, sayTo } from '../words/said.ts';
import { findItems } from './find-items.ts';
import type { Found, FoundGroup } from './found.ts';

const mostWords = 100;
const mostMessages = 5;
const mostPlaces = 6;

const even = (text: string) => text.normalize('NFKC').toLowerCase();
const holdsAll =
	(words: string[]) =>
	({ title, hint }: Found): boolean =>
		words.every((word) => even(`${title} ${hint}`).includes(word));

/** Lists, views, settings, and what the user may create. */
async function placesFor(req: PayloadRequest, words: string[]): Promise<{ places: Found[]; settings: Found[] }> {
	const { payload, user } = req;
	const say = sayTo(req);
	const [permissions, visible] = [await getAccessResults({ req }), getVisibleEntities({ req })];
	const { places, more } = menuFor({ config: payload.config, permissions, visible, person: user, say });
	const lists = [
		...places.flatMap(({ label, lists }) => lists.map((entry) => ({ ...entry, hint: label }))),
		...more.map((entry) => ({ ...entry, hint: say('More', '更多') })),
	].map(({ label, hint, href }): Found => ({ title: label, hint, href }));
	const actions = payload.config.collections
		.filter(({ slug }) => visible.collections.some((one) => one === slug) && permissions.collections?.[slug]?.create)
		.map(({ slug, labels }): Found => {
			const one = labelOf(labels.singular, slug, say);
			return {
				title: say(`New ${one.charAt(0).toLowerCase()}${one.slice(1)}`, `新建${one}`),
				hint: say('Action', '操作'),
				href: `/admin/collections/${slug}/create`,
			};
		});
	const settings = payload.config.globals
		.filter(({ slug }) => visible.globals.some((one) => one === slug) && permissions.globals?.[slug]?.read)
		.flatMap(({ slug, label, flattenedFields }) =>
			flattenedFields.map(
				(field): Found => ({
					title: fieldLabel(field, say),
					hint: labelOf(label, slug, say),
					href: `/admin/globals/${slug}`,
				}),
			),
		);
	if (words.length === 0) return { places: lists, settings: [] };
	return {
		places: [...lists, ...actions].filter(holdsAll(words)).slice(0, mostPlaces),
		settings: settings.filter(({ title }) => holdsAll(words)({ title, hint: '', href: '' })).slice(0, mostPlaces),
	};
}

async function findMessages(req: PayloadRequest, words: string): Promise<Found[]> {
	const rows = await readQueue(req.payload, { tab: 'all', words, page: 1 }, await readerOf(req));
	return rows.slice(0, mostMessages).map(({ who, about, reference }) => ({
		title: who,
		hint: [about, reference].filter(Boolean).join(' · '),
		href: messageAddress(reference),
	}));
}

/** Everything that a user may open and whose name holds the words; without words, the places of the menu. */
export const findEndpoint: Endpoint = {
	path: '/find',
	method: 'get',
	handler: async (req) => {
		if (!req.user) return forbidden();
		const say = sayTo(req);
		const asked = (req.searchParams.get('words') ?? '').trim().slice(0, mostWords);
		const words = even(asked).split(/\s+/).filter(Boolean);
		const [{ places, settings }, items, messages] = await Promise.all([
			placesFor(req, words),
			words.length > 0 ? findItems(req, words, getVisibleEntities({ req }).collections) : [],
			words.length > 0 ? findMessages(req, asked) : [],
		]);
		const groups: FoundGroup[] = [
			{ name: say('Go to', '前往'), found: places },
			{ name: say('Content', '内容'), found: items },
			{ name: say('Messages', '来信'), found: messages },
			{ name: say('Settings', '设置'), found: settings },
		];
		return Response.json(
			groups.filter(({ found }) => found.length > 0),
			{ headers: { 'Cache-Control': 'no-store' } },
		);
	},
};
