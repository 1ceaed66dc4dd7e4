import { crc32 } from 'node:zlib';
import { cleanJpeg } from './clean-jpeg.ts';
import { cleanWebp } from './clean-webp.ts';
import { countedUpTo, mostParts } from './parts-of-file.ts';

const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
/** The chunks with the pixels and their colors. Texts, times and Exif are left out. */
const kept = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'sBIT', 'pHYs']);

type Chunk = { name: string; whole: Buffer; data: Buffer };

/** The chunks up to the end of the picture; undefined if one is damaged or the file is cut off. */
function chunksOf(file: Buffer): Chunk[] | undefined {
	if (!file.subarray(0, 8).equals(signature)) return undefined;
	const chunks: Chunk[] = [];
	const countPart = countedUpTo(mostParts);
	for (let at = 8; at + 12 <= file.length; ) {
		countPart();
		const next = at + 12 + file.readUInt32BE(at);
		if (next > file.length) return undefined;
		if (crc32(file.subarray(at + 4, next - 4)) !== file.readUInt32BE(next - 4)) return undefined;
		const name = file.subarray(at + 4, at + 8).toString('latin1');
		chunks.push({ name, whole: file.subarray(at, next), data: file.subarray(at + 8, next - 4) });
		if (name === 'IEND') return chunks;
		at = next;
	}
	return undefined;
}

/** The chunks of the picture; undefined if the file is something else or incomplete. */
function cleanPng(file: Buffer): Buffer | undefined {
	const chunks = chunksOf(file);
	const [head] = chunks ?? [];
	if (!chunks || head?.name !== 'IHDR' || head.data.length !== 13) return undefined;
	if (head.data.readUInt32BE(0) === 0 || head.data.readUInt32BE(4) === 0) return undefined;
	if (!chunks.some(({ name }) => name === 'IDAT')) return undefined;
	return Buffer.concat([signature, ...chunks.filter(({ name }) => kept.has(name)).map(({ whole }) => whole)]);
}

export type CleanPhoto = { type: string; extension: string; bytes: Buffer };

const kinds = [
	{ type: 'image/jpeg', extension: 'jpg', clean: cleanJpeg },
	{ type: 'image/png', extension: 'png', clean: cleanPng },
	{ type: 'image/webp', extension: 'webp', clean: cleanWebp },
] as const;

/**
 * Rewrites a photo from the segments of its picture, which removes place, time, the camera's owner and other hidden
 * data. Undefined if it is not a complete JPEG, PNG or WebP, whatever its name; throws TooComplex if reading would
 * take too long. The picture is not decoded: that would run three decoders on strangers' data.
 */
export function cleanPhoto(file: Buffer): CleanPhoto | undefined {
	for (const { type, extension, clean } of kinds) {
		const bytes = clean(file);
		if (bytes) return { type, extension, bytes };
	}
	return undefined;
}
