import type { Product } from '@site/contract/catalogue';
import { type DocumentLanguage, documentKinds } from '@site/contract/document-address';
import type { ProductDocument, Revision } from '@site/contract/product-documents';
import { catalogueIndex } from './catalogue-index.ts';
import type { Content } from './content.ts';
import { rememberOnce } from './remember.ts';

/** A document in one language: its revisions, the newest first. */
export type Edition = { language: DocumentLanguage; revisions: readonly Revision[] };
/** A published document with its products. */
export type IndexedDocument = { document: ProductDocument; products: readonly Product[]; editions: readonly Edition[] };

type DocumentIndex = {
	all: readonly IndexedDocument[];
	/** By catalogue number in lower case: present numbers, and those on the day of each release. */
	byReference: ReadonlyMap<string, { reference: string; documents: readonly IndexedDocument[] }>;
	byProduct: ReadonlyMap<number, readonly IndexedDocument[]>;
};

/** In documents of several languages, English comes first, then Chinese. */
const order: Partial<Record<DocumentLanguage, number>> = { en: 0, zh: 1 };
const placeOf = ({ language }: Edition) => order[language] ?? 2;

function editionsOf(revisions: readonly Revision[]): Edition[] {
	const byLanguage = Map.groupBy(revisions, ({ language }) => language);
	return [...byLanguage]
		.map(([language, own]) => ({ language, revisions: own.toSorted((one, other) => other.number - one.number) }))
		.sort((one, other) => placeOf(one) - placeOf(other));
}

/** Instructions for use come first among a product's documents. */
const kindPlace = ({ document }: IndexedDocument) => documentKinds.indexOf(document.kind);

/** Every catalogue number under which a product is sold, its own first. */
export const referencesOf = ({ reference, packs }: Product): readonly string[] => [
	...new Set([reference, ...packs.map((pack) => pack.reference)]),
];

function indexOf(content: Content): DocumentIndex {
	const { products } = catalogueIndex(content);
	const { productDocuments, revisions } = content.snapshot;
	const byDocument = Map.groupBy(revisions, ({ documentId }) => documentId);
	const all = productDocuments.flatMap((document): IndexedDocument[] => {
		const own = byDocument.get(document.id);
		if (!own) return [];
		const about = document.productIds.flatMap((id) => products.get(id) ?? []);
		return [{ document, products: about, editions: editionsOf(own) }];
	});
	all.sort((one, other) => kindPlace(one) - kindPlace(other));
	const byReference = new Map<string, { reference: string; documents: IndexedDocument[] }>();
	const put = (reference: string, entry: IndexedDocument) => {
		const known = byReference.get(reference.toLowerCase()) ?? { reference, documents: [] };
		if (!known.documents.includes(entry)) known.documents.push(entry);
		byReference.set(reference.toLowerCase(), known);
	};
	for (const entry of all)
		for (const product of entry.products) for (const one of referencesOf(product)) put(one, entry);
	for (const entry of all)
		for (const { revisions: own } of entry.editions)
			for (const { references } of own) for (const reference of references) put(reference, entry);
	const byProduct = new Map<number, IndexedDocument[]>();
	for (const entry of all)
		for (const { id } of entry.products) byProduct.set(id, [...(byProduct.get(id) ?? []), entry]);
	return { all, byReference, byProduct };
}

export const documentIndex = rememberOnce(indexOf);

/** The current documents of a product: each language with its valid revision. */
export type HeldDocument = { document: ProductDocument; language: DocumentLanguage; revision: Revision };

/** The valid revision: the newest, unless it was withdrawn; then none until the next one is released. */
export const heldRevision = ({ revisions: [newest] }: Edition): Revision | null =>
	newest?.state === 'released' ? newest : null;

export const heldDocuments = (content: Content, productId: number): HeldDocument[] =>
	(documentIndex(content).byProduct.get(productId) ?? []).flatMap(({ document, editions }) =>
		editions.flatMap((edition) => {
			const revision = heldRevision(edition);
			return revision ? [{ document, language: edition.language, revision }] : [];
		}),
	);
