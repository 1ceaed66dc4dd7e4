import type { CollectionBeforeOperationHook } from 'payload';
import sharp from 'sharp';

/** Wider than any size that is made from a picture, and enough for screens to come. */
const widest = 2560;
const quality = 92;

/** What a camera delivers is made smaller once, before ten sizes are made of it, and forgets where it was taken. */
export const shrinkLarge: CollectionBeforeOperationHook = async ({ operation, req }) => {
	const { file } = req;
	if (!file || (operation !== 'create' && operation !== 'update')) return;
	if (!/^image\/(jpeg|png|webp|avif)$/.test(file.mimetype)) return;
	const picture = sharp(file.data, { failOn: 'error' });
	const { width, height, format } = await picture.metadata().catch(() => ({ width: 0, height: 0, format: undefined }));
	if (!format || Math.max(width, height) <= widest) return;
	const smaller = picture.autoOrient().resize({ width: widest, height: widest, fit: 'inside' });
	file.data = await smaller.toFormat(format, { quality }).toBuffer();
	file.size = file.data.length;
};
