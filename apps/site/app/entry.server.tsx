import { renderToReadableStream } from 'react-dom/server';
import { type EntryContext, type HandleErrorFunction, type RouterContextProvider, ServerRouter } from 'react-router';
import { cn } from './messages/cn.ts';
import { learn } from './messages/dictionary.ts';
import { ServedDocumentContext } from './served-document.ts';
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
	const { served, report } = visitOf(context);
	const page = (
		<ServedDocumentContext value={served}>
			<ServerRouter context={entry} url={request.url} nonce={served?.nonce} />
		</ServedDocumentContext>
	);
	const body = await renderToReadableStream(page, {
		// Nothing is streamed, so every part stands in its place, for visitors without scripting too.
		progressiveChunkSize: Number.POSITIVE_INFINITY,
		onError(error) {
			failed = true;
			report(error);
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
