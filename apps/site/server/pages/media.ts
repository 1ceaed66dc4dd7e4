import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { Found, LocateFile } from '../files/media-copies.ts';
import type { PictureSizes } from '../pictures/picture-sizes.ts';
import { encoded, quality } from './compression.ts';
import { answerFile } from './file-answer.ts';
import { typeOf } from './file-types.ts';
import { sendStored } from './send.ts';
import { type StoredAnswer, storedAnswer } from './stored-answer.ts';

const safeName = /^[\w][\w.-]{0,200}$/;
/** A file name that contains its content hash. */
const hashed = /-[0-9a-f]{8,}\b/;
const drawingBytes = 4 * 1024 * 1024;

// A drawing opened by itself must not run anything; only this site may frame a document.
const drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
const filePolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'";
// A browser shows a film opened by itself in a player page that it generates.
const filmPolicy = "default-src 'none'; media-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'";
// A stricter policy would block parts of the browser's PDF viewer.
const pdfPolicy = "frame-ancestors 'self'";

function policyOf(name: string): string {
	if (name.endsWith('.svg')) return drawingPolicy;
	if (/\.(mp4|webm)$/.test(name)) return filmPolicy;
	return name.endsWith('.pdf') ? pdfPolicy : filePolicy;
}

/** Cache time of the original that is sent while a smaller size is still being made. */
const standInSeconds = 60;

type Media = { locate: LocateFile; headers: Record<string, string>; sizes?: PictureSizes };

/** Serves pictures and documents. Drawings (SVG) are text and are cached in memory, compressed. */
export function createMedia({ locate, headers, sizes }: Media) {
	const drawings = new LRUCache<string, StoredAnswer>({
		maxSize: drawingBytes,
		sizeCalculation: ({ bodies }) => bodies.br.length + 4096,
	});

	const headersOf = (name: string) => ({
		...headers,
		'Content-Type': typeOf(name),
		'Cache-Control': hashed.test(name) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
		'Content-Security-Policy': policyOf(name),
	});

	async function drawing(name: string, { file, stats }: Found): Promise<StoredAnswer> {
		const key = `${name} ${stats.mtimeMs}`;
		const known = drawings.get(key);
		if (known) return known;
		const bodies = await encoded(await readFile(file), quality.file);
		const etag = `${stats.size.toString(36)}-${Math.floor(stats.mtimeMs).toString(36)}`;
		const stored = storedAnswer(200, { ...headersOf(name), Vary: 'Accept-Encoding' }, etag, bodies);
		drawings.set(key, stored);
		return stored;
	}

	async function answer(request: IncomingMessage, response: ServerResponse, name: string, id: string) {
		const found = await locate(name);
		if (!found) {
			response.writeHead(404, { ...headers, 'Content-Type': 'text/plain; charset=utf-8' }).end('Not found\n');
		} else if (name.endsWith('.svg')) {
			sendStored(request, response, await drawing(name, found), id);
		} else {
			await answerFile(request, response, { ...found, headers: headersOf(name) });
		}
	}

	return async (request: IncomingMessage, response: ServerResponse, name: string, id: string) => {
		const isSafe = safeName.test(name);
		const size = isSafe ? await sizes?.find(name) : null;
		if (!size) return answer(request, response, isSafe ? name : '', id);
		const sent = headersOf(size.name);
		const briefly = { ...sent, 'Cache-Control': `public, max-age=${standInSeconds}` };
		await answerFile(request, response, { ...size.found, headers: size.isStandIn ? briefly : sent });
	};
}
