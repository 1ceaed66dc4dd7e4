import { isUtf8 } from 'node:buffer';
import { extname } from 'node:path';
import { unescapeHtml } from '@site/contract/unescape-html';
import { type CollectionBeforeOperationHook, ValidationError } from 'payload';
import sharp from 'sharp';
import { inEnglish, type Say, sayTo } from '../words/said.ts';

/** More than any camera delivers, few enough to fit in memory. */
const mostPixels = 120_000_000;

/** Detected by content, not by name. Other formats that the library can read are not decoded. */
const formats: readonly string[] = ['jpeg', 'png', 'webp', 'heif'];

/** Drawings are read as text. A logo or figure has some thousand elements, and few comments in its styles. */
const drawingLimits = { bytes: 1024 * 1024, elements: 20_000, comments: 200 };

const times = (text: string, sign: string) => text.split(sign).length - 1;

/** Why a drawing is not parsed; null if it can be. */
export function drawingComplaint(data: Buffer, say: Say = inEnglish): string | null {
	const tooLarge = say(
		'This drawing is larger than 1 MB or has more than 20,000 elements. Export it simpler, or as PNG.',
		'此图形大于 1 MB 或超过 20,000 个元素。请简化后重新导出，或存为 PNG。',
	);
	if (data.length > drawingLimits.bytes) return tooLarge;
	if (!isUtf8(data) || data.includes(0))
		return say('This drawing is not written in UTF-8. Export it anew.', '此图形不是 UTF-8 编码。请重新导出。');
	const text = unescapeHtml(data.toString('utf8'));
	const isTooMuch = times(text, '<') > drawingLimits.elements * 2 || times(text, '/*') > drawingLimits.comments;
	return isTooMuch ? tooLarge : null;
}

export async function pictureComplaint(data: Buffer, say: Say = inEnglish): Promise<string | null> {
	const size =
		data.length > 0
			? await sharp(data, { limitInputPixels: false })
					.metadata()
					.catch(() => null)
			: null;
	if (!size || !formats.includes(size.format))
		return say(
			'This file cannot be read as a picture. It may be damaged: save it anew, or choose another one.',
			'无法将此文件读作图片。它可能已损坏：请重新保存，或另选一个。',
		);
	const pixels = size.width * (size.pageHeight ?? size.height) * (size.pages ?? 1);
	if (pixels <= mostPixels) return null;
	const [has, most] = [Math.round(pixels / 1_000_000), mostPixels / 1_000_000];
	return say(
		`This picture has ${has} million pixels; up to ${most} million can be used. Make it smaller first.`,
		`此图片有 ${has} 百万像素；最多可用 ${most} 百万。请先缩小。`,
	);
}

/** Reports the problem at the field, before the file is processed. */
export const onlyReadable: CollectionBeforeOperationHook = async ({ operation, req }) => {
	const { file } = req;
	if (!file || (operation !== 'create' && operation !== 'update')) return;
	const isDrawing = file.mimetype === 'image/svg+xml' || extname(file.name).toLowerCase() === '.svg';
	const message = isDrawing ? drawingComplaint(file.data, sayTo(req)) : await pictureComplaint(file.data, sayTo(req));
	if (message)
		throw new ValidationError({ errors: [{ path: 'file', label: sayTo(req)('File', '文件'), message }], req }, req.t);
};
