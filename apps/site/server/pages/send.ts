import type { IncomingMessage, ServerResponse } from 'node:http';
import { chooseEncoding } from './compression.ts';
import type { StoredPage } from './page-cache.ts';

/** Answers with a stored page: 304 where the visitor has it already, otherwise in the best encoding it accepts. */
export function sendStored(request: IncomingMessage, response: ServerResponse, page: StoredPage, encoded = true) {
	const encoding = encoded ? chooseEncoding(request.headers['accept-encoding']) : 'identity';
	const etag = `"${page.etag}-${encoding}"`;
	if (page.status === 200 && matches(request.headers['if-none-match'], page.etag)) {
		const { 'Content-Type': _, ...headers } = page.headers;
		response.writeHead(304, { ...headers, ETag: etag }).end();
		return;
	}
	const body = page.bodies[encoding];
	response.writeHead(page.status, {
		...page.headers,
		ETag: etag,
		'Content-Length': body.length,
		...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
	});
	response.end(request.method === 'HEAD' ? undefined : body);
}

const matches = (header: string | undefined, etag: string) =>
	header !== undefined && (header === '*' || header.includes(`"${etag}-`));
