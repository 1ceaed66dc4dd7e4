import { cleanJpeg } from './clean-jpeg.ts';
import { cleanPng } from './clean-png.ts';
import { cleanWebp } from './clean-webp.ts';

export type CleanPhoto = { type: string; extension: string; bytes: Buffer };

const kinds = [
	{ type: 'image/jpeg', extension: 'jpg', clean: cleanJpeg },
	{ type: 'image/png', extension: 'png', clean: cleanPng },
	{ type: 'image/webp', extension: 'webp', clean: cleanWebp },
] as const;

/**
 * Writes a photo anew from the parts that make its picture, so that place, time and owner of the camera are gone, and
 * whatever else was hidden in the file. Undefined if it is not a whole JPEG, PNG or WebP, whatever its name says; fails with
 * TooComplex if reading it would take too long. The picture itself is not decoded: that would run the code of three decoders on what strangers send.
 */
export function cleanPhoto(file: Buffer): CleanPhoto | undefined {
	for (const { type, extension, clean } of kinds) {
		const bytes = clean(file);
		if (bytes) return { type, extension, bytes };
	}
	return undefined;
}
