import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export type Encoding = 'br' | 'gzip' | 'identity';
export type Encoded = Record<Encoding, Buffer>;

/** Pages are compressed while a visitor waits, files of a release once and as small as can be. */
export const quality = { page: 6, file: 11 };

/** Compresses once what is sent many times. */
export async function encodeAll(body: Buffer, brotliQuality: number): Promise<Encoded> {
	const [br, gz] = await Promise.all([
		brotli(body, {
			params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
		}),
		zip(body, { level: 7 }),
	]);
	return { br, gzip: gz, identity: body };
}

export function chooseEncoding(accepted: string | undefined): Encoding {
	if (!accepted) return 'identity';
	if (/\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(accepted)) return 'br';
	return /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(accepted) ? 'gzip' : 'identity';
}
