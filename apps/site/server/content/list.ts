import type { Product } from '@site/contract/catalogue';
import { documentAddress } from '@site/contract/document-address';
import { inLanguage, type Language } from '@site/contract/language';
import { product as productOf } from './catalogue.ts';
import { catalogueIndex } from './catalogue-index.ts';
import type { Content } from './content.ts';
import { heldDocuments } from './document-index.ts';
import { siteLanguage } from './document-names.ts';
import { leftView } from './list-left.ts';
import { listLines, type OrderedLine } from './list-lines.ts';
import { minimumOf } from './minimum-order.ts';
import { isDiscontinued } from './product-view.ts';
import { statementOf } from './registrations.ts';

/** As many as can be read beside each other. */
const mostSideBySide = 12;

function successorReference(content: Content, { discontinued }: Product): string {
	const successor = catalogueIndex(content).products.get(discontinued?.successorId ?? 0);
	return successor?.packs[0]?.reference ?? successor?.reference ?? '';
}

const lineView = (content: Content, { product, pack, reference, quantity }: OrderedLine, language: Language) => ({
	...minimumOf(content, product, pack, language),
	reference,
	quantity,
	productId: product.id,
	slug: product.slug,
	title: inLanguage(product.title, language),
	pack: pack ? inLanguage(pack.quantity, language) : '',
	gtin: pack?.gtin ?? '',
	isDiscontinued: isDiscontinued(content, product),
	/** What to order instead of one that is discontinued. */
	successor: isDiscontinued(content, product) ? successorReference(content, product) : '',
	emergencyUse: statementOf(content, product, language),
});
export type LineView = ReturnType<typeof lineView>;

/** What is compared, beside what the line itself says. */
function comparedLine(content: Content, line: OrderedLine, language: Language) {
	const { id, slug, reference } = line.product;
	const view = productOf(content, { slug, language });
	const stated = (key: 'specimen' | 'timeToResult') => view?.specifications.find((each) => each.key === key)?.value;
	return {
		...lineView(content, line, language),
		specimen: stated('specimen') ?? '',
		time: stated('timeToResult') ?? '',
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
	/** What was pasted before and not taken (list-left.ts). */
	left: string;
	language: Language;
};

/** A working list: its lines, the first of them side by side, and what was not taken as it was typed. */
export function list(content: Content, { items, add, left, language }: ListQuery) {
	const { lines, problems } = listLines(content, { items, add });
	return {
		lines: lines.map((line) => lineView(content, line, language)),
		compared: lines.slice(0, mostSideBySide).map((line) => comparedLine(content, line, language)),
		left: leftView(content, left, problems, language),
	};
}
