import { renderToReadableStream } from 'react-dom/server';
import { type EntryContext, type HandleErrorFunction, type RouterContextProvider, ServerRouter } from 'react-router';
import { handedOver } from './hand-over.ts';
import { HandOver } from './handed-over.ts';
import { cn } from './messages/cn.ts';
import { learn } from './messages/dictionary.ts';
import { visitOf } from './visit.ts';

learn('cn', cn);

/** Renders the whole page before it leaves: it goes into the cache, and its inline scripts into the security policy. */
export default async function handleRequest(
	request: Request,
	status: number,
	headers: Headers,
	entry: EntryContext,
	context: RouterContextProvider,
) {
	let failed = false;
	const { errors, loaderData } = entry.staticHandlerContext;
	const text = errors ? '' : handedOver(loaderData);
	if (text) delete entry.serverHandoffStream;
	const page = (
		<HandOver value={text}>
			<ServerRouter context={entry} url={request.url} />
		</HandOver>
	);
	const body = await renderToReadableStream(page, {
		// Nothing is streamed, so every part stands in its place, for visitors without scripting too.
		progressiveChunkSize: Number.POSITIVE_INFINITY,
		onError(error) {
			failed = true;
			visitOf(context).report(error);
		},
	});
	await body.allReady;
	headers.set('Content-Type', 'text/html; charset=utf-8');
	return new Response(body, { status: failed ? 500 : status, headers });
}

/** What a loader or the router throws; what throws in a render is reported above, before the router learns of it. */
export const handleError: HandleErrorFunction = (error, { context, request }) => {
	if (!request.signal.aborted) visitOf(context).report(error);
};
