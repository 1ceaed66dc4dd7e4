import { renderToReadableStream } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';
import { cn } from './messages/cn.ts';
import { learn } from './messages/dictionary.ts';

learn('cn', cn);

/** Renders the whole page before it leaves: it goes into the cache, and its inline scripts into the security policy. */
export default async function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext) {
	let failed = false;
	const body = await renderToReadableStream(<ServerRouter context={context} url={request.url} />, {
		// Nothing is streamed, so every part stands in its place, for visitors without scripting too.
		progressiveChunkSize: Number.POSITIVE_INFINITY,
		onError() {
			failed = true;
		},
	});
	await body.allReady;
	headers.set('Content-Type', 'text/html; charset=utf-8');
	return new Response(body, { status: failed ? 500 : status, headers });
}
