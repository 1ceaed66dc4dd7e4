import type { IncomingMessage, ServerResponse } from 'node:http';
import { sessionEnded } from './explain-error.ts';
import { isKnownCaller } from './signed-in.ts';

/** More than any form has that is sent before signing in. */
const ofStrangers = 64 * 1024;
/** What is thrown away so that a browser hears the answer; whoever sends more is not one. */
const thrownAway = 40 * 1024 * 1024;

/**
 * Whether a request was refused, for its size: Payload reads a whole body into memory before it asks who sent it, so that a
 * few strangers could fill it.
 */
export function refuseLarge(
	request: IncomingMessage,
	response: ServerResponse,
	secrets: { secret: string; token: string },
): boolean {
	const { headers } = request;
	const length = headers['transfer-encoding'] ? Number.POSITIVE_INFINITY : Number(headers['content-length'] ?? 0);
	if (length <= ofStrangers || isKnownCaller(headers, secrets)) return false;
	const answer = () => {
		response.writeHead(401, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store', Connection: 'close' });
		response.end(JSON.stringify({ errors: [{ message: sessionEnded }] }));
	};
	if (length > thrownAway) answer();
	else request.resume().once('end', answer);
	return true;
}
