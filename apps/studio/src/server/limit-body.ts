import type { IncomingMessage, ServerResponse } from 'node:http';
import { sessionEnded } from './explain-error.ts';
import { isKnownCaller } from './signed-in.ts';

/** Larger than any form that is sent before sign-in. */
const ofStrangers = 64 * 1024;
/** How much of a refused body is still read, so that a browser gets the response; legitimate requests stay below it. */
const thrownAway = 40 * 1024 * 1024;

/**
 * Refuses a body that is too large; true if it did. Payload reads the whole body into memory before it checks the
 * sender, so a few requests without a session could exhaust the memory.
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
