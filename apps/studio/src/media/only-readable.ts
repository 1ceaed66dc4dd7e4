import { type CollectionBeforeOperationHook, ValidationError } from 'payload';
import sharp from 'sharp';

/** More than any camera delivers, and few enough to be held in memory. */
const mostPixels = 120_000_000;

async function complaintAbout(data: Buffer): Promise<string | null> {
	const size = await sharp(data, { limitInputPixels: false })
		.metadata()
		.catch(() => null);
	if (!size) return 'This file cannot be read as a picture. It may be damaged: save it anew, or choose another one.';
	const pixels = size.width * size.height;
	if (pixels <= mostPixels) return null;
	return `This picture has ${Math.round(pixels / 1_000_000)} million pixels; up to ${mostPixels / 1_000_000} million can be used. Make it smaller first.`;
}

/** Said at the field, before anything is made of the file. */
export const onlyReadable: CollectionBeforeOperationHook = async ({ operation, req }) => {
	const { file } = req;
	if (!file || (operation !== 'create' && operation !== 'update') || file.mimetype === 'image/svg+xml') return;
	const message = await complaintAbout(file.data);
	if (message) throw new ValidationError({ errors: [{ path: 'file', label: 'File', message }], req }, req.t);
};
