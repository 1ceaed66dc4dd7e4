import { type BoxCode, boxPath } from '@site/contract/box-code';
import type { Product } from '@site/contract/catalogue';
import { documentAddress } from '@site/contract/document-address';
import { gtin14 } from '@site/contract/gtin';
import type { Pack } from '@site/contract/identity';
import { inLanguage, type Language } from '@site/contract/language';
import { type LotBook, lotIn } from '@site/contract/lot-books';
import { nameOfRevision } from '@site/contract/product-documents';
import { boxExpiry } from './box-expiry.ts';
import type { Content } from './content.ts';
import { documentIndex } from './document-index.ts';
import { shownOf } from './document-library.ts';
import { languageNames, siteLanguage } from './document-names.ts';
import { closedNotices, noticesElsewhere, openNotices } from './notices.ts';
import { productCard } from './product-view.ts';
import { statementOf } from './registrations.ts';
import { remember } from './remember.ts';

type Boxed = { product: Product; pack: Pack };

const boxes = remember(1, ({ snapshot }: Content, _key: 'boxes') => {
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

const knownLot = (book: LotBook | undefined, lot: string | undefined) =>
	book && lot !== undefined ? lotIn(book, lot) : null;

/** The boxes that bear a lot, of whichever product. */
function boxesWith(content: Content, lot: string) {
	const { byReference, books } = boxes(content, 'boxes');
	return [...books.values()].flatMap((book) => {
		const known = lotIn(book, lot);
		const boxed = byReference.get(book.key.toLowerCase());
		return known && boxed ? [{ ...boxed, lot: known.lot }] : [];
	});
}

/** Instructions in every language that they exist in, the reader's first: for a lot, the revision that belongs to it. */
function instructionsFor(content: Content, { product, pack }: Boxed, lot: string, language: Language) {
	const all = documentIndex(content).byProduct.get(product.id) ?? [];
	const editions = all
		.filter(({ document }) => document.kind === 'ifu')
		.flatMap(({ document, editions }) =>
			editions.map((edition) => ({
				document,
				spoken: edition.language,
				isOwn: edition.language === siteLanguage[language],
				languageName: inLanguage(languageNames[edition.language], language),
				revision: shownOf(edition, lot),
			})),
		);
	const found = editions.flatMap(({ document, revision, ...edition }) => {
		if (!revision) return [];
		const name = nameOfRevision(revision);
		const address = documentAddress({
			...document,
			reference: pack.reference,
			language: edition.spoken,
			revision: lot === '' ? undefined : name,
		});
		return { ...edition, revision: name, address };
	});
	return {
		instructions: [...found.filter(({ isOwn }) => isOwn), ...found.filter(({ isOwn }) => !isOwn)],
		/** Languages in which there are instructions for other lots alone. */
		ofOtherLots: editions.filter(({ revision }) => !revision).map(({ languageName }) => languageName),
	};
}

/** What is known of a box by its number, and of its lot; null where nobody here sells it. */
export function box(content: Content, { code, language }: { code: BoxCode; language: Language }) {
	const { byGtin, books } = boxes(content, 'boxes');
	const boxed = byGtin.get(code.gtin ?? '');
	if (!boxed) return null;
	const { product, pack } = boxed;
	const book = books.get(pack.reference);
	const known = knownLot(book, code.lot);
	const lot = known?.lot ?? code.lot ?? '';
	const owners = new Set(known ? [product.id] : boxesWith(content, lot).map((other) => other.product.id));
	const notices = openNotices(content, { id: product.id, lot: lot || undefined, language });
	const isWarned = notices.some(({ kind }) => kind === 'field-safety');
	const elsewhere = noticesElsewhere(content, { id: product.id, lot, owners, language });
	const isMisread = elsewhere.length > 0;
	const isForeign = isMisread || (owners.size > 0 && !owners.has(product.id));
	// Where lots are kept, one that is not among them may be misread, as one of another product is: its place in their order says nothing.
	const isOfLot = lot !== '' && !isForeign && (known !== null || !book);
	return {
		product: productCard(content, product, language),
		pack: { reference: pack.reference, quantity: inLanguage(pack.quantity, language), gtin: pack.gtin ?? '' },
		lot,
		expiry: boxExpiry(content, { printed: code.expires, lot: known, isWarned, isMisread, language }),
		...instructionsFor(content, boxed, isOfLot ? lot : '', language),
		/** Whether these are the instructions of its lot; otherwise those that hold now. */
		isOfLot,
		notices,
		/** Open ones about this lot of another product. */
		elsewhere,
		closed: lot === '' ? [] : closedNotices(content, { id: product.id, lot, language }),
		hasGuide: product.resultGuide !== null,
		isForHome: product.resultGuide?.forHome ?? false,
	};
}
export type BoxView = NonNullable<ReturnType<typeof box>>;

/** Where a box is that has a GTIN, with the lot and the date that were typed; else its product. */
function addressOf({ product, pack }: Boxed, code: BoxCode) {
	return pack.gtin ? { path: boxPath({ ...code, gtin: gtin14(pack.gtin) }) } : { slug: product.slug };
}

/** The boxes that bear a lot which somebody typed by itself. */
function boxesOfLot(content: Content, typed: string, language: Language) {
	return boxesWith(content, typed).flatMap(({ product, pack, lot }) => {
		if (!pack.gtin) return [];
		return {
			path: boxPath({ gtin: gtin14(pack.gtin), lot }),
			title: inLanguage(product.title, language),
			reference: pack.reference,
			quantity: inLanguage(pack.quantity, language),
			emergencyUse: statementOf(content, product, language),
		};
	});
}
export type BoxChoice = ReturnType<typeof boxesOfLot>[number];

type Leads = { path: string } | { slug: string } | { choices: BoxChoice[] };

/** Where a typed code leads: the page of its box, the product of a number whose box has no GTIN, or the boxes of a lot; null where nothing is known. */
export function boxAddress(content: Content, { code, language }: { code: BoxCode; language: Language }): Leads | null {
	const { byGtin, byReference } = boxes(content, 'boxes');
	const { gtin = '', reference = '', lot } = code;
	const boxed = byGtin.get(gtin) ?? byReference.get(reference.toLowerCase());
	if (boxed) return addressOf(boxed, code);
	// A number with a blank in it was read as a number and a lot.
	const spaced = byReference.get(`${reference} ${lot}`.toLowerCase());
	if (spaced) return addressOf(spaced, { ...code, lot: undefined });
	const choices = lot === undefined ? boxesOfLot(content, reference, language) : [];
	const [only, another] = choices;
	if (only && !another) return { path: only.path };
	return only ? { choices } : null;
}
