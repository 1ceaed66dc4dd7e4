import type { Product } from '@site/contract/catalogue';
import type { Document } from '@site/contract/company';
import { type ProductDocument, productDocumentPath, readProductDocumentPath } from '@site/contract/product-documents';
import type { Content } from './content.ts';
import { remember } from './memory.ts';

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

/** What the texts of a product link to and the site makes, and what staff have attached; each once. */
export function papersOf(content: Content, product: Product): Paper[] {
	const papers = new Map<string, Paper>();
	for (const { content: text } of product.resources) {
		for (const [, url = ''] of `${text.en}${text.cn ?? ''}`.matchAll(linked)) {
			const asked = readProductDocumentPath(url);
			if (!asked || asked.reference !== product.reference.toLowerCase()) continue;
			const own = ownDocument(content, product, asked);
			papers.set(url, { kind: asked.kind, language: asked.language, url: own?.url ?? url, own });
		}
	}
	for (const { kind, language } of product.documents) {
		const path = productDocumentPath({ reference: product.reference, kind, language });
		const own = ownDocument(content, product, { kind, language });
		if (own && !papers.has(path)) papers.set(path, { kind, language, url: own.url, own });
	}
	return [...papers.values()];
}
