import type { Product } from '@site/contract/catalogue';
import { inLanguage, type Language, type Text } from '@site/contract/language';
import { areas } from './areas.ts';
import { catalogueIndex } from './catalogue-index.ts';
import type { Content } from './content.ts';
import { type ProductFilter, productsThat } from './product-filter.ts';
import {
	type AskedTraits,
	settings,
	specimens,
	type Traits,
	traitChoice,
	traitsOf,
	withins,
} from './product-traits.ts';
import { isDiscontinued, type ListedProduct, listedProduct } from './product-view.ts';
import { remember } from './remember.ts';

/** The choice in each row of the finder; empty if nothing is chosen. */
export type FinderChoice = { category: string; specimen: string; setting: string; within: string };
export type FinderRow = keyof FinderChoice;
/** `count`: the tests that this option would give, together with the choices in the other rows. */
export type FinderOption = { value: string; name: string; count: number };
export type FinderView = {
	chosen: FinderChoice;
	rows: Record<FinderRow, FinderOption[]>;
	total: number;
	/** The slugs of all tests that fit. */
	fitting: string[];
	/** Values in the address that the finder does not offer, as they are in the address. */
	leftOut: string[];
	/** The first of the tests that fit. */
	products: ListedProduct[];
};

const mostShown = 6;

/** Values from an address; those that are not offered are ignored. */
export type FinderAsked = AskedTraits & { category?: string };

function chosenOf(content: Content, asked: FinderAsked): FinderChoice {
	const { specimen, setting, within } = traitChoice(asked);
	const category = catalogueIndex(content).categoriesBySlug.get(asked.category ?? '')?.slug ?? '';
	return { category, specimen, setting, within: within === null ? '' : String(within) };
}

/** Keeps an address from putting a long text of its author's choice on the page. */
const longestLeftOut = 40;

const leftOutOf = (asked: FinderAsked, chosen: FinderChoice): string[] =>
	(['category', 'specimen', 'setting', 'within'] as const).flatMap((row) => {
		const typed = String(asked[row] ?? '').trim();
		return typed !== '' && chosen[row] === '' ? [typed.slice(0, longestLeftOut)] : [];
	});

const filterOf = ({ category, ...traits }: FinderChoice): ProductFilter => ({
	categories: category ? [category] : [],
	...traits,
});

type Named = { value: string; name: Text };
type TraitRow = Exclude<FinderRow, 'category'>;

const named = (traits: Record<string, { name: Text }>): Named[] =>
	Object.entries(traits).map(([value, { name }]) => ({ value, name }));

export const minutesName = (minutes: number): Text => ({
	en: minutes === 1 ? '1 minute' : `${minutes} minutes`,
	cn: `${minutes} 分钟`,
});

const traitRows: Record<TraitRow, { options: Named[]; valuesOf: (traits: Traits) => readonly string[] }> = {
	specimen: { options: named(specimens), valuesOf: ({ specimens }) => specimens },
	setting: { options: named(settings), valuesOf: ({ settings }) => settings },
	within: {
		options: withins.map((minutes) => ({ value: String(minutes), name: minutesName(minutes) })),
		valuesOf: ({ withins }) => withins,
	},
};

/** The number of these products for each option of a row. */
function tally(content: Content, products: readonly Product[], row: TraitRow): ReadonlyMap<string, number> {
	const traits = traitsOf(content);
	const counts = new Map<string, number>();
	for (const product of products) {
		const own = traits.get(product);
		for (const value of own ? traitRows[row].valuesOf(own) : []) counts.set(value, (counts.get(value) ?? 0) + 1);
	}
	return counts;
}

/** Counts over the whole catalogue: an option that no product has is not offered. */
const inAll = remember(3, (content: Content, row: TraitRow) => tally(content, content.snapshot.products, row));

/** The four rows with their options and counts, and the tests that fit. */
export function finder(content: Content, { language, ...asked }: FinderAsked & { language: Language }): FinderView {
	const chosen = chosenOf(content, asked);
	const without = (row: FinderRow) => productsThat(content, filterOf({ ...chosen, [row]: '' }));
	const traitOptions = (row: TraitRow): FinderOption[] => {
		const counts = tally(content, without(row), row);
		return traitRows[row].options
			.filter(({ value }) => inAll(content, row).has(value))
			.map(({ value, name }) => ({ value, name: inLanguage(name, language), count: counts.get(value) ?? 0 }));
	};
	const fitting = productsThat(content, filterOf(chosen));
	return {
		chosen,
		rows: {
			category: categoryOptions(content, without('category'), chosen, language),
			specimen: traitOptions('specimen'),
			setting: traitOptions('setting'),
			within: traitOptions('within'),
		},
		total: fitting.length,
		fitting: fitting.map(({ slug }) => slug),
		leftOut: leftOutOf(asked, chosen),
		products: best(content, fitting).map((product) => listedProduct(content, product, language)),
	};
}

/** Sorts in the company's own order; discontinued products come last. */
function best(content: Content, fitting: readonly Product[]): Product[] {
	const isOver = (product: Product) => isDiscontinued(content, product);
	return [...fitting.filter((product) => !isOver(product)), ...fitting.filter(isOver)].slice(0, mostShown);
}

/** The areas of the catalogue; a chosen subcategory follows its area. */
function categoryOptions(
	content: Content,
	products: readonly Product[],
	{ category }: FinderChoice,
	language: Language,
): FinderOption[] {
	const { categories, categoriesBySlug } = catalogueIndex(content);
	const counts = new Map<number, number>();
	for (const { categoryId } of products) {
		const area = categories.get(categoryId)?.parentId ?? categoryId;
		for (const id of new Set([categoryId, area])) counts.set(id, (counts.get(id) ?? 0) + 1);
	}
	const option = (slug: string): FinderOption[] => {
		const found = categoriesBySlug.get(slug);
		return found ? [{ value: slug, name: inLanguage(found.name, language), count: counts.get(found.id) ?? 0 }] : [];
	};
	const part = categoriesBySlug.get(category);
	return areas(content, language).flatMap(({ slug }) => [
		...option(slug),
		...(part && part.parentId === categoriesBySlug.get(slug)?.id ? option(part.slug) : []),
	]);
}
