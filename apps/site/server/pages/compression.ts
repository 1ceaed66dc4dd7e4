import { promisify } from 'node:util';
import { brotliCompress, constants, gunzipSync, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export type Encoding = 'br' | 'gzip' | 'identity';
export type Encoded = {
	br: Buffer;
	gzip: Buffer;
	/** The uncompressed bytes, unpacked on demand: few clients accept no encoding, and keeping them would cost more memory. */
	identity(): Buffer;
	/** Length of the uncompressed bytes. */
	length: number;
};

/** `quick` for a first response, `page` for pages in the cache, `file` for files of a release, which never change. */
export const quality = { quick: { br: 3, gzip: 3 }, page: { br: 6, gzip: 7 }, file: { br: 11, gzip: 7 } };

/** Compresses once what is sent many times. */
export async function encodeAll(
	body: Buffer,
	{ br: brotliQuality, gzip: level }: typeof quality.page,
): Promise<Encoded> {
	const [br, gz] = await Promise.all([
		brotli(body, {
			params: {
				[constants.BROTLI_PARAM_QUALITY]: brotliQuality,
				[constants.BROTLI_PARAM_SIZE_HINT]: body.length,
				// The usual window takes megabytes for each page that is being compressed, and pages are far smaller.
				[constants.BROTLI_PARAM_LGWIN]: windowFor(body.length),
			},
		}),
		zip(body, { level }),
	]);
	const packed = exactly(gz);
	return { br: exactly(br), gzip: packed, identity: () => gunzipSync(packed), length: body.length };
}

const windowFor = (bytes: number) => Math.min(22, Math.max(16, Math.ceil(Math.log2(bytes + 16))));

/** For data that is already compressed. */
export const unencoded = (body: Buffer): Encoded => ({
	br: body,
	gzip: body,
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
