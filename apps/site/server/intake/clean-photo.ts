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
