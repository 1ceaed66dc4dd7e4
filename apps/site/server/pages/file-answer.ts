import { createReadStream, type Stats } from 'node:fs';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';

type Range = { start: number; end: number };
type Sent = { file: string; stats: Stats; headers: OutgoingHttpHeaders; etag?: string };

const etagOf = ({ size, mtimeMs }: Stats) => `"${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}"`;

/** Sends a file from disk: whole, one range of it, or 304 if the client has it already. */
export async function answerFile(
	request: IncomingMessage,
	response: ServerResponse,
	{ file, stats, headers, etag = etagOf(stats) }: Sent,
) {
	const always = { ...headers, ETag: etag, 'Accept-Ranges': 'bytes' };
	const known = request.headers['if-none-match'];
	if (known && (known === '*' || known.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag))) {
		response.writeHead(304, always).end();
		return;
	}
	const range = rangeOf(request, stats.size, etag);
	if (range === 'impossible') {
		response.writeHead(416, { ...always, 'Content-Range': `bytes */${stats.size}` }).end();
		return;
	}
	const { start, end } = range ?? { start: 0, end: stats.size - 1 };
	response.writeHead(range ? 206 : 200, {
		...always,
		'Content-Length': end - start + 1,
		...(range && { 'Content-Range': `bytes ${start}-${end}/${stats.size}` }),
	});
	if (request.method === 'HEAD' || stats.size === 0) response.end();
	else await pipeline(createReadStream(file, { start, end }), response).catch(() => response.destroy());
}

/**
 * The requested range. Null means the whole file: for several ranges, or if the file has changed since (RFC 9110 allows
 * both).
 */
function rangeOf({ headers, method }: IncomingMessage, size: number, etag: string): Range | 'impossible' | null {
	const asked = headers.range?.match(/^bytes=(\d*)-(\d*)$/);
	if (!asked || method !== 'GET' || (headers['if-range'] && headers['if-range'] !== etag)) return null;
	const [, first = '', last = ''] = asked;
	if (first === '' && last === '') return null;
	const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
	const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
	if (last !== '' && first !== '' && Number(last) < start) return null;
	return start >= size || (first === '' && Number(last) === 0) ? 'impossible' : { start, end };
}
