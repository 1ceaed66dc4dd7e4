'use client';

import { toast } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { type ReactNode, useEffect } from 'react';
import { isObject } from '../server/is-object.ts';
import type { Said, Say } from '../words/said.ts';
import { useSay } from '../words/use-say.ts';

/** Long enough to read the message and reach its button with the keyboard (Alt+T). */
const shownFor = 20_000;

const reorder = '/api/reorder';

interface Offer {
	/** The request that undoes the change. */
	path: string;
	body: object;
	/** Shown where Payload says nothing itself. */
	said?: Said;
}

const jsonOf = async (answer: Promise<Response> | Response): Promise<unknown> =>
	(await answer)
		.clone()
		.json()
		.catch(() => undefined);

type Row = { id: number; _status?: string; _order?: string };
const rowsIn = (answer: unknown): Row[] => {
	if (!isObject(answer)) return [];
	if (Array.isArray(answer.docs)) return answer.docs;
	const doc = isObject(answer.doc) ? answer.doc : answer;
	return typeof doc.id === 'number' ? [doc as Row] : [];
};

const read = async (path: string, query: Record<string, string>) => {
	const url = new URL(path, location.href);
	for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
	return rowsIn(await jsonOf(fetch(url, { credentials: 'include' })));
};

/** Moved to the trash, or taken off the site: which items, and which of them were on the site. */
async function offerOfChange(url: URL, body: Record<string, unknown>) {
	const [, kind] = /^\/api\/([\w-]+)(?:\/\d+)?$/.exec(url.pathname) ?? [];
	const isTrashed = Boolean(body.deletedAt);
	const isTakenOff = body._status === 'draft' && url.searchParams.get('draft') !== 'true';
	if (!kind || Object.keys(body).length !== 1 || !(isTrashed || isTakenOff)) return;
	const before = await read(url.href, { depth: '0', 'select[_status]': 'true', draft: 'false' });
	return (answer: unknown): Offer => {
		const ids = rowsIn(answer).map(({ id }) => id);
		const published = before.filter(({ id, _status }) => _status === 'published' && ids.includes(id));
		return {
			path: '/api/undo',
			body: { kind, ids, published: published.map(({ id }) => id) },
		};
	};
}

/** Moved within a list: the neighbor that it had. */
async function offerOfMove(body: Record<string, unknown>) {
	const { collectionSlug, docsToMove, orderableFieldName } = body;
	const [id] = Array.isArray(docsToMove) ? docsToMove : [];
	const list = `/api/${collectionSlug}`;
	const order = { depth: '0', limit: '1', 'select[_order]': 'true' };
	const [moved] = await read(`${list}/${id}`, order);
	const key = moved?._order;
	if (orderableFieldName !== '_order' || !key) return;
	const [above] = await read(list, { ...order, sort: '-_order', 'where[_order][less_than]': key });
	const [below] = above ? [] : await read(list, { ...order, sort: '_order', 'where[_order][greater_than]': key });
	const beside = above ?? below;
	if (!beside) return;
	const target = { id: beside.id, key: beside._order };
	return (): Offer => ({
		path: reorder,
		body: { ...body, docsToMove: [id], newKeyWillBe: above ? 'greater' : 'less', target },
		said: { en: 'Moved.', zh: '已移动。' },
	});
}

async function offerOf({ pathname, href }: URL, { method = '', body }: RequestInit) {
	const isMove = pathname === reorder;
	const data: unknown = isMove || /^patch$/i.test(method) ? JSON.parse(String(body)) : undefined;
	if (!isObject(data)) return undefined;
	return isMove ? offerOfMove(data) : offerOfChange(new URL(href), data);
}

const shownIds = () => new Set(toast.getToasts().map(({ id }) => id));

/** The message that Payload shows once it has read the answer; undefined where it shows none. */
async function messageAfter(before: ReadonlySet<unknown>) {
	for (let tries = 0; tries < 20; tries += 1) {
		const found = toast.getToasts().find((one) => 'type' in one && one.type === 'success' && !before.has(one.id));
		if (found && 'title' in found) return found;
		await new Promise((resolve) => setTimeout(resolve, 50));
	}
	return undefined;
}

/** Adds the button to the message that Payload shows for the change, or to a new one. */
async function offerUndo(
	{ said, path, body }: Offer,
	before: Set<unknown>,
	say: Say,
	undo: typeof fetch,
	after: () => void,
) {
	const own = said ? undefined : await messageAfter(before);
	toast.success(own?.title ?? say(said ?? { en: 'Done.', zh: '已完成。' }), {
		...(own && { id: own.id }),
		duration: shownFor,
		action: {
			label: say('Undo', '撤销'),
			onClick: async () => {
				const json = { 'Content-Type': 'application/json' };
				const sent = { method: 'POST', headers: json, credentials: 'include', body: JSON.stringify(body) } as const;
				const answer = await undo(path, sent).catch(() => undefined);
				const told = answer && (await jsonOf(answer));
				const words = isObject(told)
					? (told.said ?? (Array.isArray(told.errors) && told.errors[0]?.message))
					: undefined;
				if (!answer?.ok) return void toast.error(String(words || say('It could not be undone.', '无法撤销。')));
				toast.success(String(words || say('Back as it was.', '已恢复原状。')));
				after();
			},
		},
	});
}

/** The item whose form is open; a form shows what it has loaded, so it has to be loaded again. */
const isForm = () => /^\/admin\/collections\/[\w-]+\/\d+$/.test(location.pathname);

/**
 * Offers to undo what Payload's buttons do at once: move to the trash, take off the site, move in a list. Payload has no
 * place for it in its buttons, so the requests that they send are watched.
 */
export function UndoOffers({ children }: { children: ReactNode }) {
	const say = useSay();
	const router = useRouter();
	useEffect(() => {
		const { fetch: plain } = window;
		const after = () => (isForm() ? location.reload() : router.refresh());
		window.fetch = async (input, init) => {
			const isWrite =
				typeof input === 'string' && typeof init?.body === 'string' && /^(patch|post)$/i.test(init.method ?? '');
			const url = isWrite ? new URL(input, location.href) : undefined;
			if (!url || !init) return plain(input, init);
			const offer = await offerOf(url, init).catch(() => undefined);
			const before = shownIds();
			const answer = await plain(input, init);
			if (offer && answer.ok) void jsonOf(answer).then((found) => offerUndo(offer(found), before, say, plain, after));
			return answer;
		};
		return () => {
			window.fetch = plain;
		};
	}, [router, say]);
	return children;
}
