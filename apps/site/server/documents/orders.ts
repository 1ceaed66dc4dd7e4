import { createHash } from 'node:crypto';
import type { Product } from '@site/contract/catalogue';
import { type ProductDocument, productDocumentPath, readProductDocumentPath } from '@site/contract/product-documents';
import type { Content } from '../content/content.ts';
import { ownDocument } from '../content/papers.ts';
import type { Order } from './order.ts';
import { productFacts } from './product-facts.ts';
import { readingOf } from './reading.ts';
import { companionWords, instructionWords } from './words/languages.ts';

/** Raised when papers look or read differently, so that those kept are made anew. */
const layout = 1;

export type Wanted = {
	order: Omit<Order, 'picture'>;
	fingerprint: string;
	product: Product;
	document: ProductDocument;
};

function askedAt({ snapshot }: Content, path: string): { product: Product; document: ProductDocument } | null {
	const document = readProductDocumentPath(path);
	const product = document && snapshot.products.find(({ reference }) => reference.toLowerCase() === document.reference);
	return product ? { product, document } : null;
}

/** Where the document is that staff have put in the place of the one that would be made. */
export function ownAt(content: Content, path: string): string | null {
	const { product, document } = askedAt(content, path) ?? {};
	return (product && document && ownDocument(content, product, document)?.url) ?? null;
}

/** What a path asks for, if a published product offers it: nothing else is ever made. */
export function wantedAt(content: Content, path: string): Wanted | null {
	const { product, document } = askedAt(content, path) ?? {};
	if (!product || !document || !offers(product, document)) return null;
	const facts = productFacts(content, product, document.language === 'zh' ? 'cn' : 'en');
	const made = { layout, document, facts, specifications: [...facts.specifications], picture: product.picture.url };
	const fingerprint = createHash('sha256').update(JSON.stringify(made)).digest('hex').slice(0, 32);
	return {
		product,
		document,
		fingerprint,
		order: {
			kind: document.kind,
			facts,
			reading: readingOf(product),
			words: instructionWords[document.language],
			companion: companionWords[document.language],
			revision: fingerprint.slice(0, 6).toUpperCase(),
		},
	};
}

function offers({ resources }: Product, document: ProductDocument): boolean {
	const link = `"${productDocumentPath(document)}"`;
	return resources.some(({ content }) => content.en.includes(link) || content.cn?.includes(link));
}
