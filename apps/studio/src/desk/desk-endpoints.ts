import type { Endpoint, PayloadHandler, PayloadRequest } from 'payload';
import { readableLetters } from '../inbox/letter-kinds.ts';
import { back, formOf, notFound, personOf } from '../server/endpoint.ts';
import { answers } from '../server/kept-for-person.ts';
import { reasonOf } from '../words/reason-of.ts';
import { type Said, sayTo } from '../words/said.ts';
import { type Asked, askedOf, deskAddress, letterAddress } from './asked.ts';
import { whoOf } from './entry-of.ts';
import { findLetter, type OpenLetter } from './open-letter.ts';
import { alsoHere } from './presence.ts';
import { neighboursOf } from './read-desk.ts';
import { readerOf } from './reader-of.ts';
import { resumeEndpoint } from './resume-endpoint.ts';
import { removeView, saveView } from './saved-views.ts';
import { workNamed } from './work-on-letter.ts';

function goTo(address: string, req: PayloadRequest, said: Record<string, string>) {
	const [path = '', query] = address.split('?');
	const asked = new URLSearchParams(query);
	for (const [name, text] of Object.entries(said)) asked.set(name, answers.keep(text, personOf(req)));
	return back(path, asked);
}

/** Redirects forms without scripts after the session has ended. */
const toSignIn = (address: string) => back('/admin/login', { redirect: address });

const forLetter =
	(handler: (req: PayloadRequest, letter: OpenLetter) => Promise<Response>): PayloadHandler =>
	async (req) => {
		const letter = await findLetter(req, req.routeParams?.collection, req.routeParams?.id);
		return letter ? handler(req, letter) : notFound();
	};

const gone: Said = {
	en: 'This letter is no longer here: a colleague has moved or erased it meanwhile.',
	zh: '此信已不在这里：同事已同时将其移走或删除。',
};

/** If a colleague has moved or erased the message, users who may read such messages are sent back to the inbox. */
const orBack =
	(handler: (req: PayloadRequest, letter: OpenLetter, form: URLSearchParams) => Promise<Response>): PayloadHandler =>
	async (req) => {
		const { collection, id } = req.routeParams ?? {};
		const form = await formOf(req);
		const letter = await findLetter(req, collection, id);
		if (letter) return handler(req, letter, form);
		if (!req.user && req.headers.get('accept')?.includes('text/html'))
			return toSignIn(`/admin/desk/${collection}/${id}`);
		if (!readableLetters(req.user).some((slug) => slug === collection)) return notFound();
		return goTo(deskAddress(askedOf(new URLSearchParams(form.get('from') ?? ''))), req, { problem: sayTo(req)(gone) });
	};

/** After a message has left the list: the next message, or else the list. */
async function nextAddress(req: PayloadRequest, { slug, doc }: OpenLetter, asked: Asked): Promise<string> {
	const { next } = await neighboursOf(req.payload, { slug, record: doc.id }, asked, await readerOf(req));
	return next ? letterAddress(next, asked) : deskAddress({ ...asked, page: 1 });
}

const work = orBack(async (req, letter, form) => {
	const asWanted = workNamed(form.get('do'));
	if (!asWanted) return notFound();
	const asked = askedOf(new URLSearchParams(form.get('from') ?? ''));
	const here = letterAddress({ slug: letter.slug, record: letter.doc.id }, asked);
	const isFromList = form.get('back') === 'list';
	const next = isFromList ? deskAddress(asked) : await nextAddress(req, letter, asked);
	try {
		const { text, leaves, gone } = await asWanted(req, letter, form);
		const said: Record<string, string> = leaves && !gone ? { done: text, last: here } : { done: text };
		return goTo(leaves || isFromList ? next : here, req, said);
	} catch (error) {
		return goTo(isFromList ? next : here, req, { problem: reasonOf(error, sayTo(req)) });
	}
});

/** After a reply that finished a message: opens the next one, as Done does. */
const next = forLetter(async (req, letter) => {
	const asked = askedOf(req.searchParams);
	const here = letterAddress({ slug: letter.slug, record: letter.doc.id }, asked);
	return goTo(await nextAddress(req, letter, asked), req, {
		done: sayTo(req)(`${whoOf(letter.doc)}: answered, and done.`, `${whoOf(letter.doc)}：已回复并完成。`),
		last: here,
	});
});

/** After a reply that leaves a message open. */
const sent = forLetter(async (req, letter) =>
	goTo(letterAddress({ slug: letter.slug, record: letter.doc.id }, askedOf(req.searchParams)), req, {
		done: sayTo(req)('The answer is on its way.', '回复已发出。'),
	}),
);

const views: PayloadHandler = async (req) => {
	if (!req.user) return notFound();
	const form = await formOf(req);
	const asked = askedOf(new URLSearchParams(form.get('from') ?? ''));
	if (form.get('do') === 'remove') await removeView(req, form.get('name') ?? '');
	else await saveView(req, form.get('name') ?? '', form.get('from') ?? '');
	return new Response(null, { status: 303, headers: { Location: deskAddress(asked) } });
};

/** Endpoints for forms of the inbox; responses redirect to it. */
export const deskEndpoints: Endpoint[] = [
	resumeEndpoint,
	{ path: '/desk/views', method: 'post', handler: views },
	{
		path: '/desk/:collection/:id/here',
		method: 'post',
		handler: forLetter(async ({ user }, { slug, doc }) =>
			Response.json({ others: alsoHere(`${slug}-${doc.id}`, { id: Number(user?.id), name: user?.name ?? '' }) }),
		),
	},
	{ path: '/desk/:collection/:id/next', method: 'get', handler: next },
	{ path: '/desk/:collection/:id/sent', method: 'get', handler: sent },
	{ path: '/desk/:collection/:id', method: 'post', handler: work },
];
