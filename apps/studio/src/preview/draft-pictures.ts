import type { Picture } from '@site/contract/picture';
import type { Payload, PayloadRequest } from 'payload';
import { type PictureBook, pictureBook } from '../mapping/picture-book.ts';

const drawing =
	'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><path fill="#d5e3e6" d="M0 0h16v9H0z"/></svg>';

/** Placeholder for a missing picture of a draft. */
const blank: Picture = {
	url: `data:image/svg+xml,${encodeURIComponent(drawing)}`,
	width: 1600,
	height: 900,
	alt: { en: 'No picture chosen yet', cn: '尚未选择图片' },
};

/** All pictures, or only those with the given ids; a placeholder for any other. */
export async function draftPictures(
	payload: Payload,
	only: { ids?: number[]; req?: PayloadRequest } = {},
): Promise<PictureBook> {
	const book = await pictureBook(payload, only);
	return { ...book, need: (id) => book.find(Number(id)) ?? blank };
}
