import { type CollectionBeforeOperationHook, ValidationError } from 'payload';
import sharp from 'sharp';
import { type Say, sayTo } from '../words/said.ts';

/** More than any camera delivers, and few enough to be held in memory. */
const mostPixels = 120_000_000;

async function complaintAbout(data: Buffer, say: Say): Promise<string | null> {
	const size = await sharp(data, { limitInputPixels: false })
		.metadata()
		.catch(() => null);
	if (!size)
		return say(
			'This file cannot be read as a picture. It may be damaged: save it anew, or choose another one.',
			'无法将此文件读作图片。它可能已损坏：请重新保存，或另选一个。',
		);
	const pixels = size.width * size.height;
	if (pixels <= mostPixels) return null;
	const [has, most] = [Math.round(pixels / 1_000_000), mostPixels / 1_000_000];
	return say(
		`This picture has ${has} million pixels; up to ${most} million can be used. Make it smaller first.`,
		`此图片有 ${has} 百万像素；最多可用 ${most} 百万。请先缩小。`,
	);
}

/** Said at the field, before anything is made of the file. */
export const onlyReadable: CollectionBeforeOperationHook = async ({ operation, req }) => {
	const { file } = req;
	if (!file || (operation !== 'create' && operation !== 'update') || file.mimetype === 'image/svg+xml') return;
	const message = await complaintAbout(file.data, sayTo(req));
	if (message)
		throw new ValidationError({ errors: [{ path: 'file', label: sayTo(req)('File', '文件'), message }], req }, req.t);
};
