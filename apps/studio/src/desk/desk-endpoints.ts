import type { Endpoint, PayloadHandler, PayloadRequest } from 'payload';
import { type AnyMessage, findMessage, sentOf } from '../inbox/message.ts';
import { messageAddress } from '../inbox/message-address.ts';
import { readableKinds } from '../inbox/message-kinds.ts';
import { whoOf } from '../inbox/summary.ts';
import { back, formOf, notFound } from '../server/endpoint.ts';
import { reasonOf } from '../words/reason-of.ts';
import { type Said, sayTo } from '../words/said.ts';
import { type Asked, addressIn, askedOf, deskAddress } from './asked.ts';
import { goTo } from './go-to.ts';
import { workOnMany } from './many-letters.ts';
import { alsoHere } from './presence.ts';
import { neighboursOf, readerOf } from './queue.ts';
import { resumeEndpoint } from './resume-endpoint.ts';
import { removeView, saveView } from './saved-views.ts';
import { workNamed } from './work-on-message.ts';

/** Redirects forms without scripts after the session has ended. */
const toSignIn = (address: string) => back('/admin/login', { redirect: address });

const forMessage =
	(handler: (req: PayloadRequest, message: AnyMessage) => Promise<Response>): PayloadHandler =>
	async (req) => {
		const message = await findMessage(req, req.routeParams?.reference);
		return message ? handler(req, message) : notFound();
	};

const gone: Said = {
	en: 'This letter is no longer here: a colleague has moved or erased it meanwhile.',
	zh: '此信已不在这里：同事已同时将其移走或删除。',
};

/** After a message has left the list: the next message, or else the list. */
async function nextAddress(req: PayloadRequest, { doc }: AnyMessage, asked: Asked): Promise<string> {
	const { next } = await neighboursOf(req.payload, doc.reference, asked, await readerOf(req));
	return next ? addressIn(asked, next.reference) : deskAddress({ ...asked, page: 1 });
}

/** If a colleague has moved or erased the message, users who read messages are sent back to the desk. */
const work: PayloadHandler = async (req) => {
	const form = await formOf(req);
	const asked = askedOf(new URLSearchParams(form.get('from') ?? ''));
	const reference = String(req.routeParams?.reference);
	const message = await findMessage(req, reference);
	if (!message) {
		if (!req.user && req.headers.get('accept')?.includes('text/html')) return toSignIn(messageAddress(reference));
		return readableKinds(req.user).length > 0
			? goTo(deskAddress(asked), req, { problem: sayTo(req)(gone) })
			: notFound();
	}
	const asWanted = workNamed(form.get('do'));
	if (!asWanted) return notFound();
	const here = addressIn(asked, reference);
	const isFromList = form.get('back') === 'list';
	const next = isFromList ? deskAddress(asked) : await nextAddress(req, message, asked);
	try {
		const { text, leaves, gone } = await asWanted(req, message, form);
		const said: Record<string, string> = leaves && !gone ? { done: text, last: here } : { done: text };
		return goTo(leaves || isFromList ? next : here, req, said);
	} catch (error) {
		return goTo(isFromList ? next : here, req, { problem: reasonOf(error, sayTo(req)) });
	}
};

/** After a reply that finished a message: opens the next one, as Done does. */
const next = forMessage(async (req, message) => {
	const asked = askedOf(req.searchParams);
	const who = whoOf(sentOf(message));
	return goTo(await nextAddress(req, message, asked), req, {
		done: sayTo(req)(`${who}: answered, and done.`, `${who}：已回复并完成。`),
		last: addressIn(asked, message.doc.reference),
	});
});

/** After a reply that leaves a message open. */
const sent = forMessage(async (req, { doc }) =>
	goTo(addressIn(askedOf(req.searchParams), doc.reference), req, {
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
	{ path: '/desk/many', method: 'post', handler: workOnMany },
	{
		path: '/desk/:reference/here',
		method: 'post',
		handler: forMessage(async ({ user }, { doc }) =>
			Response.json({ others: alsoHere(doc.reference, { id: Number(user?.id), name: user?.name ?? '' }) }),
		),
	},
	{ path: '/desk/:reference/next', method: 'get', handler: next },
	{ path: '/desk/:reference/sent', method: 'get', handler: sent },
	{ path: '/desk/:reference', method: 'post', handler: work },
];
