import { extname } from 'node:path';
import { pictureWidths } from '@site/contract/picture-sizes';
import type { CollectionBeforeOperationHook } from 'payload';
import sharp from 'sharp';

/** The largest size that is ever shown. */
const widest = Math.max(...pictureWidths);
/** Larger files are stored as WebP: visitors get the picture itself until its smaller sizes are made. */
const mostBytes = 1_500_000;

/** Stores a camera's picture again, no larger than it is shown, and without the place and time of the shot. */
export const shrinkLarge: CollectionBeforeOperationHook = async ({ operation, req }) => {
	const { file } = req;
	if (!file || (operation !== 'create' && operation !== 'update')) return;
	if (!/^image\/(jpeg|png|webp|avif)$/.test(file.mimetype)) return;
	const picture = sharp(file.data, { failOn: 'error' });
	const { width, height, exif, iptc, xmp } = await picture.metadata();
	if (!(exif || iptc || xmp) && Math.max(width, height) <= widest && file.size <= mostBytes) return;
	const smaller = picture
		.autoOrient()
		.resize({ width: widest, height: widest, fit: 'inside', withoutEnlargement: true });
	file.data = await smaller.webp({ quality: 88, effort: 0 }).toBuffer();
	file.size = file.data.length;
	file.mimetype = 'image/webp';
	file.name = `${file.name.slice(0, file.name.length - extname(file.name).length)}.webp`;
};
