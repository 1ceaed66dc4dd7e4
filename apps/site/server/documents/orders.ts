import { createHash } from 'node:crypto';
import type { Product } from '@site/contract/catalogue';
import { type ProductDocument, productDocumentPath, readProductDocumentPath } from '@site/contract/product-documents';
import type { Content } from '../content/content.ts';
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

/** What a path asks for, if a published product offers it: nothing else is ever made. */
export function wantedAt(content: Content, path: string): Wanted | null {
	const document = readProductDocumentPath(path);
	if (!document) return null;
	const product = content.snapshot.products.find(({ reference }) => reference.toLowerCase() === document.reference);
	if (!product || !offers(product, document)) return null;
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
