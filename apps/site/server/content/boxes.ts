import { type BoxCode, boxPath } from '@site/contract/box-code';
import type { Product } from '@site/contract/catalogue';
import { gtin14 } from '@site/contract/gtin';
import type { Pack } from '@site/contract/identity';
import { type Lot, lotIn, lotsThat } from '@site/contract/lot-books';
import type { Content } from './content.ts';
import { rememberOnce } from './remember.ts';

export type Boxed = { product: Product; pack: Pack };
/** A box with a recorded lot. */
export type BoxOfLot = Boxed & { lot: string };

const boxes = rememberOnce(({ snapshot }: Content) => {
	const byGtin = new Map<string, Boxed>();
	const byReference = new Map<string, Boxed>();
	for (const product of snapshot.products) {
		for (const pack of product.packs) {
			if (pack.gtin) byGtin.set(gtin14(pack.gtin), { product, pack });
			byReference.set(pack.reference.toLowerCase(), { product, pack });
		}
	}
	return { byGtin, byReference, books: new Map(snapshot.lots.map((book) => [book.key, book])) };
});

/** The box that a GTIN or a catalogue number names. */
export function boxed(content: Content, { gtin = '', reference = '' }: BoxCode): Boxed | undefined {
	const { byGtin, byReference } = boxes(content);
	return byGtin.get(gtin) ?? byReference.get(reference.toLowerCase());
}

/** The record of a lot of a pack; null if there is none. */
export function recordOf(content: Content, { pack }: Boxed, lot: string): Lot | null {
	const book = boxes(content).books.get(pack.reference);
	return book && lot !== '' ? lotIn(book, lot) : null;
}

/** The boxes of all products that have this lot. */
export function boxesWith(content: Content, lot: string): BoxOfLot[] {
	const { byReference, books } = boxes(content);
	return [...books.values()].flatMap((book) => {
		const known = lotIn(book, lot);
		const found = byReference.get(book.key.toLowerCase());
		return known && found ? [{ ...found, lot: known.lot }] : [];
	});
}

/** The boxes with a lot that passes the test, of one product or of all. */
export function boxesWhoseLot(content: Content, passes: (lot: string) => boolean, productId?: number): BoxOfLot[] {
	const { byReference, books } = boxes(content);
	return [...books.values()].flatMap((book) => {
		const found = byReference.get(book.key.toLowerCase());
		if (!found || (productId !== undefined && found.product.id !== productId)) return [];
		return lotsThat(book, passes).map(({ lot }) => ({ ...found, lot }));
	});
}

/** The address of the page of a box; undefined if its pack has no GTIN. */
export const addressOfBox = ({ pack }: Boxed, code: Pick<BoxCode, 'lot' | 'expires'>): string | undefined =>
	pack.gtin ? boxPath({ ...code, gtin: gtin14(pack.gtin) }) : undefined;
