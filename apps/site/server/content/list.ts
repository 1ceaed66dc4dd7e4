import type { Product } from '@site/contract/catalogue';
import { documentAddress } from '@site/contract/document-address';
import { isFact } from '@site/contract/facts';
import { inLanguage, type Language } from '@site/contract/language';
import { product as productOf } from './catalogue.ts';
import { catalogueIndex } from './catalogue-index.ts';
import type { Content } from './content.ts';
import { heldDocuments } from './document-index.ts';
import { siteLanguage } from './document-names.ts';
import { leftView } from './list-left.ts';
import { listLines, type OrderedLine } from './list-lines.ts';
import { minimumOrder } from './minimum-order.ts';
import { isDiscontinued } from './product-view.ts';
import { statementOf } from './registrations.ts';

const mostSideBySide = 12;

function successorReference(content: Content, { discontinued }: Product): string {
	const successor = catalogueIndex(content).products.get(discontinued?.successorId ?? 0);
	return successor?.packs[0]?.reference ?? successor?.reference ?? '';
}

function minimumText(content: Content, ordered: Pick<OrderedLine, 'product' | 'pack'>, language: Language) {
	const { words, least } = minimumOrder(content, ordered);
	return { minimumOrder: words ? inLanguage(words, language) : '', least };
}

const lineView = (content: Content, { product, pack, reference, quantity }: OrderedLine, language: Language) => ({
	...minimumText(content, { product, pack }, language),
	reference,
	quantity,
	productId: product.id,
	slug: product.slug,
	title: inLanguage(product.title, language),
	pack: pack ? inLanguage(pack.quantity, language) : '',
	gtin: pack?.gtin ?? '',
	isDiscontinued: isDiscontinued(content, product),
	/** The product to order instead of a discontinued one. */
	successor: isDiscontinued(content, product) ? successorReference(content, product) : '',
	emergencyUse: statementOf(content, product, language),
});
export type LineView = ReturnType<typeof lineView>;

/** The columns of the comparison, beside those of the line. */
function comparedLine(content: Content, line: OrderedLine, language: Language) {
	const { id, slug, reference } = line.product;
	const view = productOf(content, { slug, language });
	return {
		...lineView(content, line, language),
		facts: (view?.facts ?? []).filter(({ key }) => isFact(key, 'onLists')),
		registrations: (view?.registrations ?? []).map(({ id: row, country, countryName, route, deviceClass }) => ({
			id: row,
			country,
			countryName,
			route,
			deviceClass,
		})),
		performance: view?.performance?.targets ?? [],
		documents: heldDocuments(content, id)
			.filter((held) => held.language === siteLanguage[language])
			.map(({ document, language: written }) => ({
				id: document.id,
				title: inLanguage(document.title, language),
				address: documentAddress({ ...document, reference, language: written }),
			})),
	};
}
export type ComparedLine = ReturnType<typeof comparedLine>;

type ListQuery = {
	items: string;
	add: string;
	/** Entries pasted before that were not accepted (list-left.ts). */
	left: string;
	language: Language;
};

/** A working list: its lines, a comparison of the first ones, and the entries that were not accepted as typed. */
export function list(content: Content, { items, add, left, language }: ListQuery) {
	const { lines, problems } = listLines(content, { items, add });
	return {
		lines: lines.map((line) => lineView(content, line, language)),
		compared: lines.slice(0, mostSideBySide).map((line) => comparedLine(content, line, language)),
		left: leftView(content, left, problems, language),
	};
}
