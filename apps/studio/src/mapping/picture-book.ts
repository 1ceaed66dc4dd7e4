import { freePageAddress } from '@site/contract/free-pages';
import type { Picture } from '@site/contract/picture';
import type { Payload, PayloadRequest, Where } from 'payload';
import type { ReusableSection, Picture as StoredPicture } from '../payload-types.ts';
import type { PictureById } from '../rich-text/to-html.ts';
import { text } from './words.ts';

/** Pictures by id in the site's format, and other content that documents include. */
export interface PictureBook {
	find: PictureById;
	/** A required picture; without it the document fails the contract. */
	need: (id: unknown) => Picture;
	/** The contents of a reusable section; undefined unless it is published. */
	reusable: (id: number) => ReusableSection['sections'] | undefined;
	/** The address of a free page; undefined unless it is published. */
	pageAddress: (id: number) => string | undefined;
}

function fromStored(picture: StoredPicture): Picture {
	const focus = { x: picture.focalX ?? 50, y: picture.focalY ?? 50 };
	return {
		url: picture.filename ? `/media/${picture.filename}` : '',
		width: picture.width ?? 1,
		height: picture.height ?? 1,
		alt: text(picture.alt, picture.altCn),
		...(focus.x === 50 && focus.y === 50 ? {} : { focus }),
	};
}

/** Placeholder for a missing required picture: the contract refuses it at its place. */
const noPicture: Picture = { url: '', width: 1, height: 1, alt: { en: '' } };

/** All pictures, or only those with the given ids. */
export async function pictureBook(
	payload: Payload,
	{ ids, req }: { ids?: number[]; req?: PayloadRequest } = {},
): Promise<PictureBook> {
	const where: Where = ids ? { id: { in: ids } } : {};
	const { docs } = await payload.find({ collection: 'pictures', where, depth: 0, pagination: false, req });
	const book = new Map(docs.map((picture) => [picture.id, fromStored(picture)]));
	const published = { where: { _status: { equals: 'published' } }, depth: 0, pagination: false, req } as const;
	const reusable = await payload.find({ collection: 'reusable-sections', ...published });
	const sections = new Map(reusable.docs.map((doc) => [doc.id, doc.sections]));
	const pages = await payload.find({ collection: 'free-pages', select: { slug: true }, ...published });
	const addresses = new Map(pages.docs.map(({ id, slug }) => [id, freePageAddress(slug)]));
	return {
		find: (id) => book.get(id),
		need: (id) => book.get(Number(id)) ?? noPicture,
		reusable: (id) => sections.get(id),
		pageAddress: (id) => addresses.get(id),
	};
}
