import type { Product } from '@site/contract/catalogue';
import {
	type DocumentKind,
	type DocumentLanguage,
	documentAddress,
	documentFileAddress,
	documentKinds,
	documentLanguages,
} from '@site/contract/document-address';
import { gtin14, readGtin } from '@site/contract/gtin';
import { inLanguage, type Language } from '@site/contract/language';
import { isLotBetween, isWrittenLike } from '@site/contract/lots';
import { nameOfRevision, type Revision } from '@site/contract/product-documents';
import type { Content } from './content.ts';
import { dayText } from './dates.ts';
import { documentIndex, type Edition, heldRevision, type IndexedDocument, referencesOf } from './document-index.ts';
import { kindNames, languageNames } from './document-names.ts';
import { filmKind, hasFilms, libraryFilms } from './library-films.ts';
import { type Page, type Paging, pageOf } from './paging.ts';
import { statementOf } from './registrations.ts';
import { fold, isChinese } from './words.ts';

/** Films are listed beside documents. */
export type LibraryKind = DocumentKind | 'video';

export type LibraryQuery = Paging & {
	/** A name, a catalogue number or the number of a bar code. */
	words: string;
	lot: string;
	kind: LibraryKind | null;
	spoken: DocumentLanguage | null;
	language: Language;
};

export const isOfLot = ({ lots: { from, to } }: Pick<Revision, 'lots'>, lot: string): boolean =>
	isLotBetween(lot, from, to);

/** The revision in a list: the valid one, or with a lot, the newest of those that belong to it. */
export function shownOf(edition: Edition, lot: string): Revision | null {
	if (lot === '') return heldRevision(edition);
	return edition.revisions.find((revision) => revision.state !== 'withdrawn' && isOfLot(revision, lot)) ?? null;
}

/** Whether the revisions of a language name a range of lots in the same series as this one. */
export const hasRangeFor = ({ revisions }: Edition, lot: string): boolean =>
	revisions.some(({ lots: { from, to } }) => [from, to].some((end) => end !== '' && isWrittenLike(end, lot)));

const codeOf = (text: string) => text.toLowerCase().replace(/[\s-]/g, '');

/** Whether the words name this product: the beginning of its number, or every word a part of its name. */
function isNamed(product: Product, words: string): boolean {
	const code = codeOf(words);
	const gtin = readGtin(words);
	if (gtin && product.packs.some((pack) => pack.gtin && gtin14(pack.gtin) === gtin)) return true;
	if (referencesOf(product).some((reference) => codeOf(reference).startsWith(code))) return true;
	const title = wordsIn(`${product.title.en} ${product.title.cn ?? ''}`);
	const asked = wordsIn(words);
	return asked.length > 0 && asked.every((word) => title.some((own) => isMeant(own, word)));
}

const wordsIn = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * Chinese matches anywhere, longer words match a beginning, short ones a whole word: `flu` does not match `fluid`.
 */
function isMeant(own: string, word: string): boolean {
	if (isChinese(word)) return own.includes(word);
	return word.length > 3 ? own.startsWith(word) : own === word;
}

type Entry = { product: Product; documents: readonly IndexedDocument[] };

type RowQuery = Pick<LibraryQuery, 'lot' | 'kind' | 'spoken' | 'language'>;

export const rowsOf = ({ product, documents }: Entry, { lot, kind, spoken, language }: RowQuery) =>
	documents
		.filter(({ document }) => kind === null || document.kind === kind)
		.flatMap(({ document, editions }) =>
			editions
				.filter((edition) => spoken === null || edition.language === spoken)
				.flatMap((edition) => {
					const revision = shownOf(edition, lot);
					if (!revision) return [];
					const at = { ...document, reference: product.reference, language: edition.language };
					const name = nameOfRevision(revision);
					const named = revision === heldRevision(edition) ? at : { ...at, revision: name };
					return [
						{
							id: revision.id,
							title: inLanguage(document.title, language),
							kind: kindNames[document.kind][language],
							language: languageNames[edition.language][language],
							revision: name,
							state: revision.state,
							effective: dayText(revision.effectiveOn, language),
							bytes: revision.file.bytes,
							address: documentAddress(named),
							file: documentFileAddress(named),
						},
					];
				}),
		);

/** The documents of products, product by product in the order of the catalogue. */
export function documentLibrary(content: Content, query: LibraryQuery) {
	const { byProduct } = documentIndex(content);
	const words = query.words.trim();
	const found = content.snapshot.products.flatMap((product) => {
		const documents = byProduct.get(product.id) ?? [];
		if (words !== '' && !isNamed(product, words)) return [];
		const rows = rowsOf({ product, documents }, query);
		const films = libraryFilms(content, product, query);
		return rows.length + films.length > 0 ? [{ product, rows, films }] : [];
	});
	return pageOf(found, query, ({ product, rows, films }) => ({
		id: product.id,
		slug: product.slug,
		title: inLanguage(product.title, query.language),
		reference: product.reference,
		emergencyUse: statementOf(content, product, query.language),
		rows,
		films,
	}));
}
export type LibraryPage = ReturnType<typeof documentLibrary>;
export type LibraryEntry = LibraryPage extends Page<infer Item> ? Item : never;

/** The filters of the library: only kinds and languages that some document or film has. */
export function documentFilters(content: Content, language: Language) {
	const { all } = documentIndex(content);
	const kinds = new Set(all.map(({ document }) => document.kind));
	const spoken = new Set(all.flatMap(({ editions }) => editions.map((edition) => edition.language)));
	return {
		kinds: [
			...documentKinds.filter((kind) => kinds.has(kind)).map((value) => ({ value, label: kindNames[value][language] })),
			...(hasFilms(content) ? [{ value: 'video', label: filmKind[language] }] : []),
		],
		languages: documentLanguages
			.filter((one) => spoken.has(one))
			.map((value) => ({ value, label: languageNames[value][language] })),
	};
}
