import type { Picture, PictureSource } from '@site/contract/picture';
import type { Payload, PayloadRequest, Where } from 'payload';
import type { Picture as StoredPicture } from '../payload-types.ts';
import type { PictureById } from '../rich-text/to-html.ts';
import { text } from './words.ts';

/** Every picture by its id, as the site wants it. */
export interface PictureBook {
	find: PictureById;
	/** A picture that a document needs; without it the document does not meet the contract. */
	need: (id: unknown) => Picture;
}

const isSourceType = (type: unknown): type is PictureSource['type'] => type === 'image/avif' || type === 'image/webp';

const address = (filename: string) => `/media/${filename}`;

/** The sizes, and the picture itself where its format is one that browsers are offered. */
function sourcesOf({ sizes = {}, filename, width, mimeType }: StoredPicture): PictureSource[] {
	const { shareJpeg, shareWebp, ...widths } = sizes;
	const files = Object.values(widths);
	const isThere = files.some((file) => file.width === width && file.mimeType === mimeType);
	return [...files, ...(isThere ? [] : [{ filename, width, mimeType }])].flatMap((file) =>
		file.filename && file.width && isSourceType(file.mimeType)
			? [{ url: address(file.filename), width: file.width, type: file.mimeType }]
			: [],
	);
}

function shareOf({ sizes }: StoredPicture): Picture['share'] {
	const [jpeg, webp] = [sizes?.shareJpeg?.filename, sizes?.shareWebp?.filename];
	return jpeg && webp ? { jpeg: address(jpeg), webp: address(webp) } : undefined;
}

function fromStored(picture: StoredPicture): Picture {
	const sources = sourcesOf(picture);
	const usual = sources.filter(({ type, width }) => type === 'image/webp' && width <= 1200).at(-1);
	const focus = { x: picture.focalX ?? 50, y: picture.focalY ?? 50 };
	return {
		url: usual?.url ?? address(picture.filename ?? ''),
		width: picture.width ?? 1,
		height: picture.height ?? 1,
		alt: text(picture.alt, picture.altCn),
		sources,
		share: shareOf(picture),
		...(focus.x === 50 && focus.y === 50 ? {} : { focus }),
	};
}

/** Stands where a picture is needed and none is: the contract refuses it, at its place. */
const noPicture: Picture = { url: '', width: 1, height: 1, alt: { en: '' }, sources: [] };

/** All pictures, or those with the ids named. */
export async function pictureBook(
	payload: Payload,
	{ ids, req }: { ids?: number[]; req?: PayloadRequest } = {},
): Promise<PictureBook> {
	const where: Where = ids ? { id: { in: ids } } : {};
	const { docs } = await payload.find({ collection: 'pictures', where, depth: 0, pagination: false, req });
	const book = new Map(docs.map((picture) => [picture.id, fromStored(picture)]));
	return { find: (id) => book.get(id), need: (id) => book.get(Number(id)) ?? noPicture };
}
