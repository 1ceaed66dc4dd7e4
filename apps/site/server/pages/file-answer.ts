import { createReadStream, type Stats } from 'node:fs';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';

type Range = { start: number; end: number };

/** A file from disk, in whole or the one range that was asked for; 304 for who has it already. */
export async function answerFile(
	request: IncomingMessage,
	response: ServerResponse,
	{ file, stats, headers }: { file: string; stats: Stats; headers: OutgoingHttpHeaders },
) {
	const etag = `"${stats.size.toString(36)}-${Math.floor(stats.mtimeMs).toString(36)}"`;
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

/** Several ranges at once, or one of a file that has changed since: the whole file, as the standard allows. */
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
