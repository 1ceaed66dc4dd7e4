import type { Product } from '@site/contract/catalogue';
import { inLanguage, type Language } from '@site/contract/language';
import { certificationNames } from './certification-names.ts';
import type { Content } from './content.ts';
import { statedBy, traitsOf } from './product-traits.ts';
import { registeredIn } from './registrations.ts';
import { remember } from './remember.ts';

/** The columns of the table that a list can be sorted by. */
const productColumns = [
	'reference',
	'title',
	'specimen',
	'minutes',
	'setting',
	'pack',
	'certificates',
	'countries',
] as const;
type Column = (typeof productColumns)[number];

/**
 * The company's own order, newest first, by a column up or down (`-`), or registered in a country first (`in-US`).
 */
export type ProductOrder = 'usual' | 'newest' | Column | `-${Column}` | `in-${string}`;

export const isProductOrder = (name: string): name is ProductOrder =>
	name === 'usual' ||
	name === 'newest' ||
	/^in-[A-Z]{2}$/.test(name) ||
	productColumns.some((column) => name === column || name === `-${column}`);

const locales: Record<Language, string> = { en: 'en', cn: 'zh-CN' };

const firstNumber = (text: string) => {
	const [found] = /\d[\d,]*/.exec(text) ?? [];
	return found ? Number(found.replaceAll(',', '')) : null;
};

/** The value of a product in a column; empty or null if it has none. */
function saidIn(content: Content, column: Column, language: Language): (product: Product) => string | number | null {
	const stated = (key: 'specimen' | 'setting') => (product: Product) => inLanguage(statedBy(product, key), language);
	const columns: Record<Column, (product: Product) => string | number | null> = {
		reference: ({ reference }) => reference,
		title: ({ title }) => inLanguage(title, language),
		specimen: stated('specimen'),
		minutes: (product) => traitsOf(content).get(product)?.minutes ?? null,
		setting: stated('setting'),
		// '25 tests' and '每盒 5 人份' are sorted by the number in them.
		pack: ({ packs: [pack] }) => (pack ? firstNumber(pack.quantity.en) : null),
		certificates: (product) => certificationNames(content, product, language).join(),
		countries: ({ id }) => Object.keys(registeredIn(content, id)).length || null,
	};
	return columns[column];
}

type Sorting = `${Language} ${Column | `-${Column}`}`;

/**
 * Position by a column, cached: collation is slow, and lists are sorted often. Empty values come last in both
 * directions.
 */
const places = remember(16, (content: Content, sorting: Sorting): ReadonlyMap<Product, number> => {
	const [language, order] = sorting.split(' ') as [Language, Column | `-${Column}`];
	const isDown = order.startsWith('-');
	const said = saidIn(content, order.replace('-', '') as Column, language);
	const { compare } = new Intl.Collator(locales[language], { numeric: true });
	const values = new Map(content.snapshot.products.map((product) => [product, said(product) ?? '']));
	const saidOf = (product: Product) => values.get(product) ?? '';
	const between = (one: string | number, other: string | number) => {
		if (one === '' || other === '') return Number(one === '') - Number(other === '');
		const up = typeof one === 'number' ? one - Number(other) : compare(one, String(other));
		return isDown ? -up : up;
	};
	const sorted = content.snapshot.products.toSorted((a, b) => between(saidOf(a), saidOf(b)));
	return new Map(sorted.map((product, place) => [product, place]));
});

/** The usual order is the company's own. Newer products have higher ids. */
export function inOrder(
	content: Content,
	products: readonly Product[],
	order: ProductOrder,
	language: Language,
): readonly Product[] {
	if (order === 'usual') return products;
	if (order === 'newest') return products.toSorted((a, b) => b.id - a.id);
	if (isCountry(order)) {
		const rank = ({ id }: Product) => (registeredIn(content, id)[order.slice(3)] ? 0 : 1);
		return products.toSorted((a, b) => rank(a) - rank(b));
	}
	const at = places(content, `${language} ${order}`);
	return products.toSorted((a, b) => (at.get(a) ?? 0) - (at.get(b) ?? 0));
}

const isCountry = (order: ProductOrder): order is `in-${string}` => order.startsWith('in-');
