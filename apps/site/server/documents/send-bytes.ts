import type { IncomingMessage, ServerResponse } from 'node:http';

const oneRange = /^bytes=(\d*)-(\d*)$/;

/** The part that is asked for, `undefined` for all of it, null where there is no such part. */
function rangeOf(header: string | undefined, size: number) {
	const [, from = '', to = ''] = oneRange.exec(header ?? '') ?? [];
	if (from === '' && to === '') return undefined;
	const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
	const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
	return start <= end ? { start, end } : null;
}

/** A whole file from memory, a part of it, or the word that the visitor has it already. */
export function sendBytes(
	request: IncomingMessage,
	response: ServerResponse,
	{ bytes, etag, headers }: { bytes: Buffer; etag: string; headers: Record<string, string> },
): void {
	const head = { ...headers, ETag: `"${etag}"`, 'Accept-Ranges': 'bytes' };
	if (request.headers['if-none-match']?.includes(`"${etag}"`)) {
		response.writeHead(304, head).end();
		return;
	}
	const unchanged = request.headers['if-range'] === undefined || request.headers['if-range'] === `"${etag}"`;
	const range = unchanged ? rangeOf(request.headers.range, bytes.length) : undefined;
	if (range === null) {
		response.writeHead(416, { ...head, 'Content-Range': `bytes */${bytes.length}` }).end();
		return;
	}
	const body = range ? bytes.subarray(range.start, range.end + 1) : bytes;
	response.writeHead(range ? 206 : 200, {
		...head,
		'Content-Length': body.length,
		...(range && { 'Content-Range': `bytes ${range.start}-${range.end}/${bytes.length}` }),
	});
	response.end(request.method === 'HEAD' ? undefined : body);
}
