import type { IncomingMessage, ServerResponse } from 'node:http';
import { sessionEnded } from './explain-error.ts';
import { isKnownCaller } from './signed-in.ts';

const reads = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Whether a request was refused because a stranger sent something to a page. Signing in goes through the API; what pages
 * take are calls of server functions, whose arguments are unpacked before anything asks who called.
 */
export function refuseStranger(
	{ method = '', url = '', headers }: IncomingMessage,
	response: ServerResponse,
	secrets: { secret: string; token: string },
): boolean {
	if (reads.includes(method) || url.startsWith('/api/') || isKnownCaller(headers, secrets)) return false;
	// As plain text an open page tells it to its colleague.
	response.writeHead(401, { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' });
	response.end(sessionEnded);
	return true;
}
