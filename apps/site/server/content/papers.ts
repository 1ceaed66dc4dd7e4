import type { Product } from '@site/contract/catalogue';
import type { Document } from '@site/contract/company';
import { type ProductDocument, productDocumentPath, readProductDocumentPath } from '@site/contract/product-documents';
import type { Content } from './content.ts';
import { remember } from './remember.ts';

/** One paper of a product: where it is, and the document of the company's own that stands for the one the site would make. */
export type Paper = Pick<ProductDocument, 'kind' | 'language'> & { url: string; own: Document | null };

const documentsById = remember(
	1,
	({ snapshot }: Content, _key: 'documents') => new Map(snapshot.documents.map((document) => [document.id, document])),
);

export function ownDocument(
	content: Content,
	product: Product,
	{ kind, language }: Pick<Paper, 'kind' | 'language'>,
): Document | null {
	const chosen = product.documents.find((one) => one.kind === kind && one.language === language);
	return (chosen && documentsById(content, 'documents').get(chosen.documentId)) ?? null;
}

const linked = /\bhref="([^"]+)"/g;

type Kind = Pick<Paper, 'kind' | 'language'>;

const linkedIn = ({ resources, reference }: Product): readonly Kind[] =>
	resources.flatMap(({ content: { en, cn = '' } }) =>
		Array.from(`${en}${cn}`.matchAll(linked), ([, url = '']) => readProductDocumentPath(url)).flatMap((asked) =>
			asked?.reference === reference.toLowerCase() ? [{ kind: asked.kind, language: asked.language }] : [],
		),
	);

const known = new WeakMap<Product, readonly Kind[]>();

/** A search may ask for the papers of all products, again and again. */
export function linkedKinds(product: Product): readonly Kind[] {
	const kinds = known.get(product) ?? linkedIn(product);
	known.set(product, kinds);
	return kinds;
}

/** What the texts of a product link to and the site makes, and what staff have attached; each once. */
export function papersOf(content: Content, product: Product): Paper[] {
	const papers = new Map<string, Paper>();
	const pathOf = ({ kind, language }: Kind) => productDocumentPath({ reference: product.reference, kind, language });
	for (const { kind, language } of linkedKinds(product)) {
		const url = pathOf({ kind, language });
		const own = ownDocument(content, product, { kind, language });
		papers.set(url, { kind, language, url: own?.url ?? url, own });
	}
	for (const { kind, language } of product.documents) {
		const own = ownDocument(content, product, { kind, language });
		const path = pathOf({ kind, language });
		if (own && !papers.has(path)) papers.set(path, { kind, language, url: own.url, own });
	}
	return [...papers.values()];
}
