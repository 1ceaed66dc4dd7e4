import type { IncomingMessage, ServerResponse } from 'node:http';
import { sessionEnded } from './explain-error.ts';
import { isKnownCaller } from './signed-in.ts';

const reads = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Refuses POST requests to pages without a session; true if it did. Signing in uses the API; pages only accept server
 * functions, whose arguments are deserialized before anything checks the caller.
 */
export function refuseStranger(
	{ method = '', url = '', headers }: IncomingMessage,
	response: ServerResponse,
	secrets: { secret: string; token: string },
): boolean {
	if (reads.includes(method) || url.startsWith('/api/') || isKnownCaller(headers, secrets)) return false;
	// As plain text, so that an open page shows it to its user.
	response.writeHead(401, { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' });
	response.end(sessionEnded);
	return true;
}
