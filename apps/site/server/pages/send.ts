import type { IncomingMessage, ServerResponse } from 'node:http';
import { chooseEncoding, type Encoding } from './compression.ts';
import type { StoredAnswer } from './stored-answer.ts';

/**
 * Sends a stored response: 304 if the client has it, otherwise the best encoding it accepts. The header array is reused
 * with the length and the request id written into its last places, since copying it for every request would cost more than the rest.
 */
export function sendStored(
	request: IncomingMessage,
	response: ServerResponse,
	stored: StoredAnswer,
	id: string,
	encoded = true,
): number {
	const encoding = encoded ? chooseEncoding(request.headers['accept-encoding']) : 'identity';
	if (stored.status === 200 && isKnown(request.headers, stored)) {
		response.writeHead(304, withId(stored.unchanged[encoding], id)).end();
		return 304;
	}
	const isHead = request.method === 'HEAD';
	const body = encoding === 'identity' && isHead ? null : bodyIn(stored, encoding);
	const head = withId(stored.heads[encoding], id);
	head[head.length - 3] = String(body?.length ?? stored.bodies.length);
	response.writeHead(stored.status, head).end(isHead ? undefined : body);
	return stored.status;
}

function bodyIn({ bodies }: StoredAnswer, encoding: Encoding): Buffer {
	if (encoding === 'br') return bodies.br;
	return encoding === 'gzip' ? bodies.gzip() : bodies.identity();
}

function withId(head: string[], id: string): string[] {
	head[head.length - 1] = id;
	return head;
}

/** A client that sends an ETag is not asked for a date (RFC 9110, 13.1.3). */
function isKnown(asked: IncomingMessage['headers'], { etag, headers }: StoredAnswer): boolean {
	const tag = asked['if-none-match'];
	if (tag !== undefined) return tag === '*' || tag.includes(`"${etag}-`);
	const [since, changed] = [asked['if-modified-since'], headers['Last-Modified']];
	return since !== undefined && changed !== undefined && Date.parse(changed) <= Date.parse(since);
}
