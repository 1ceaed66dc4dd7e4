import { promisify } from 'node:util';
import { brotliCompress, brotliDecompressSync, constants, gzipSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';

const brotli = promisify(brotliCompress);

export type Encoding = 'br' | 'gzip' | 'identity';
export type Encoded = {
	br: Buffer;
	/** Created on demand, for the few clients without brotli. */
	gzip(): Buffer;
	/** The uncompressed bytes, unpacked on demand. */
	identity(): Buffer;
	/** Length of the uncompressed bytes. */
	length: number;
};

/** `page` for pages, which must be fast; `file` for files of a release, which never change. */
export const quality = { page: 6, file: 11 };

/** The newest gzip bodies, by the brotli bodies they were made from. */
const packed = new LRUCache<Buffer, Buffer>({
	maxSize: 16 * 1024 * 1024,
	sizeCalculation: (gzip, br) => gzip.length + br.length,
});

function gzipOf(br: Buffer): Buffer {
	const known = packed.get(br);
	if (known) return known;
	const gzip = gzipSync(brotliDecompressSync(br), { level: 7 });
	packed.set(br, gzip);
	return gzip;
}

/** Compresses once for many responses. */
export async function encoded(body: Buffer, brotliQuality: number): Promise<Encoded> {
	const compressed = await brotli(body, {
		// One chunk for a whole page, since each chunk takes a turn of the event loop.
		chunkSize: 64 * 1024,
		params: {
			[constants.BROTLI_PARAM_QUALITY]: brotliQuality,
			[constants.BROTLI_PARAM_SIZE_HINT]: body.length,
			// The usual window takes megabytes for each page that is being compressed, and pages are far smaller.
			[constants.BROTLI_PARAM_LGWIN]: windowFor(body.length),
		},
	});
	const br = exactly(compressed);
	return { br, gzip: () => gzipOf(br), identity: () => brotliDecompressSync(br), length: body.length };
}

const windowFor = (bytes: number) => Math.min(22, Math.max(16, Math.ceil(Math.log2(bytes + 16))));

/** For data that is already compressed. */
export const unencoded = (body: Buffer): Encoded => ({
	br: body,
	gzip: () => body,
	identity: () => body,
	length: body.length,
});

/** A copy of the exact length: the compressor's output keeps its whole underlying buffer alive. */
function exactly(bytes: Buffer): Buffer {
	const copy = Buffer.alloc(bytes.length);
	bytes.copy(copy);
	return copy;
}

export function chooseEncoding(accepted: string | undefined): Encoding {
	if (!accepted) return 'identity';
	if (/\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(accepted)) return 'br';
	return /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(accepted) ? 'gzip' : 'identity';
}
