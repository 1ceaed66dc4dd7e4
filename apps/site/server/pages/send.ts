import type { IncomingMessage, ServerResponse } from 'node:http';
import { chooseEncoding } from './compression.ts';
import type { StoredAnswer } from './stored-answer.ts';

/**
 * Sends a stored response: 304 if the client has it, otherwise the best encoding it accepts. The header array is reused
 * with the request id written into its last place, since copying it for every request would cost more than the rest.
 */
export function sendStored(
	request: IncomingMessage,
	response: ServerResponse,
	stored: StoredAnswer,
	id: string,
	encoded = true,
): number {
	const encoding = encoded ? chooseEncoding(request.headers['accept-encoding']) : 'identity';
	if (stored.status === 200 && matches(request.headers['if-none-match'], stored.etag)) {
		response.writeHead(304, withId(stored.unchanged[encoding], id)).end();
		return 304;
	}
	response.writeHead(stored.status, withId(stored.heads[encoding], id));
	if (request.method === 'HEAD') response.end();
	else response.end(encoding === 'identity' ? stored.bodies.identity() : stored.bodies[encoding]);
	return stored.status;
}

function withId(head: string[], id: string): string[] {
	head[head.length - 1] = id;
	return head;
}

const matches = (header: string | undefined, etag: string) =>
	header !== undefined && (header === '*' || header.includes(`"${etag}-`));
