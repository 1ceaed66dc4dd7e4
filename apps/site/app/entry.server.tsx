import { renderToReadableStream } from 'react-dom/server';
import { type EntryContext, type HandleErrorFunction, type RouterContextProvider, ServerRouter } from 'react-router';
import { ServedDocumentContext } from './document/served-document.ts';
import { cn } from './messages/cn.ts';
import { learn } from './messages/dictionary.ts';
import { visitOf } from './visit.ts';

learn('cn', cn);

/**
 * Renders the whole page before sending it: it is cached, and the security policy needs the hashes of its inline
 * scripts.
 */
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
		// No streaming, so that all markup is in place for visitors without scripting.
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

/** Errors of loaders and the router. Errors in a render are reported above, before the router sees them. */
export const handleError: HandleErrorFunction = (error, { context, request }) => {
	if (!request.signal.aborted) visitOf(context).report(error);
};
