import { describe, expect, it } from 'vitest';
import { isPageTurn } from '../../client/navigation/heading-of-page.ts';
import { isToAsk } from '../../client/wire/use-answer.ts';
import {
	chooseCategory,
	chooseSort,
	chooseTestType,
	clearFilters,
	countFilters,
	firstView,
	goToPage,
	goToSearchPage,
	pageSizeOf,
	searchCertifications,
	searchProducts,
	showAll,
	toggleCertification,
	toggleCompared,
	type View,
	withoutTrait,
} from './filters.ts';
import { asksForFound, asksForTree, type Part, questions } from './questions.ts';

const asksForCategories = asksForTree([{ slug: 'respiratory' }, { slug: 'fertility-monitoring' }]);

/** A view with every choice made. */
const busy: View = {
	category: 'respiratory',
	certifications: [1, 21],
	certificationSearch: '',
	testType: 7,
	specimen: 'nasal',
	setting: 'home',
	within: '15',
	sort: '',
	all: false,
	page: 3,
	search: 'flu',
	searchPage: 2,
	compare: ['a', 'b'],
	comparing: false,
	table: false,
};
const after = (view: View, change: (view: View) => View) => {
	const next = change(view);
	return { next, parts: partsToAsk(view, next) };
};

/** The parts that the list requests when one view follows another. */
function partsToAsk(before: View, next: View): Part[] {
	const { categories, certifications, testTypes, products, found } = questions;
	const asked: [Part, boolean][] = [
		['categories', isToAsk(categories(before), categories(next), asksForCategories)],
		['testTypes', isToAsk(testTypes(before), testTypes(next))],
		['certifications', isToAsk(certifications(before), certifications(next))],
		['products', isToAsk(products(before), products(next))],
		['found', isToAsk(found(before), found(next), asksForFound)],
	];
	return asked.flatMap(([part, asks]) => (asks ? [part] : []));
}

describe('categories', () => {
	// Holds PAGE-35.
	it('selecting a top-level category reloads the category list with it selected', () => {
		const { next, parts } = after(firstView(''), (view) => chooseCategory(view, 'respiratory'));
		expect(next.category).toBe('respiratory');
		expect(parts).toContain('categories');
	});

	it('selecting it again resets to all categories', () => {
		const { next, parts } = after(busy, (view) => chooseCategory(view, 'respiratory'));
		expect(next.category).toBe('');
		expect(parts).toEqual(['categories', 'testTypes', 'products']);
	});

	// Holds PAGE-36.
	it('a child category selects only that child and clears the others', () => {
		const { next, parts } = after(busy, (view) => chooseCategory(view, 'rsv-and-pediatric'));
		expect(next.category).toBe('rsv-and-pediatric');
		expect(parts).toEqual(['testTypes', 'products']);
	});

	it('selecting the child again deselects it', () => {
		const { next, parts } = after(firstView('rsv-and-pediatric'), (view) => chooseCategory(view, 'rsv-and-pediatric'));
		expect(next.category).toBe('');
		expect(parts).toEqual(['testTypes', 'products']);
	});

	// Holds PAGE-37.
	it.each(['respiratory', 'fertility-monitoring', 'rsv-and-pediatric'])(
		'a category change resets tag and page, then reloads products and tags: %s',
		(slug) => {
			const { next, parts } = after(busy, (view) => chooseCategory(view, slug));
			expect(next).toMatchObject({ testType: null, page: 1 });
			expect(parts).toEqual(expect.arrayContaining(['testTypes', 'products']));
		},
	);

	it('a category change keeps certifications, search and comparison', () => {
		const { certifications, search, searchPage, compare } = busy;
		expect(chooseCategory(busy, 'fertility-monitoring')).toMatchObject({ certifications, search, searchPage, compare });
	});
});

describe('certifications', () => {
	// Holds PAGE-38.
	it('can be toggled, several at a time, parents and children alike', () => {
		const parent = toggleCertification(firstView(''), 1);
		const both = toggleCertification(parent, 11);
		expect(both.certifications).toEqual([1, 11]);
		expect(toggleCertification(both, 1).certifications).toEqual([11]);
	});

	it.each([1, 11])('each change resets the page to 1 and reloads only the products: %s', (id) => {
		const { next, parts } = after(busy, (view) => toggleCertification(view, id));
		expect(next).toMatchObject({ page: 1, category: 'respiratory', testType: 7 });
		expect(parts).toEqual(['products']);
	});

	// Holds PAGE-39.
	it('typing in the search clears the chosen certifications and reloads the list', () => {
		const { next, parts } = after(busy, (view) => searchCertifications(view, 'iso'));
		expect(next).toMatchObject({ certificationSearch: 'iso', certifications: [], page: 1 });
		expect(parts).toEqual(['certifications', 'products']);
	});

	it('reloads no products if no certification was chosen', () => {
		const { next, parts } = after(goToPage(firstView(''), 2), (view) => searchCertifications(view, 'iso'));
		expect(next.page).toBe(2);
		expect(parts).toEqual(['certifications']);
	});

	it('keeps the choice if the keyword stays the same', () => {
		expect(searchCertifications(busy, '')).toBe(busy);
	});
});

describe('tags and pages', () => {
	// Holds PAGE-40.
	it.each([5, null])('choosing a tag resets the page to 1 and reloads only the products: %s', (tag) => {
		const { next, parts } = after(busy, (view) => chooseTestType(view, tag));
		expect(next).toEqual({ ...busy, testType: tag, page: 1 });
		expect(parts).toEqual(['products']);
	});

	it('another order, or all on one page, starts at page 1 and reloads the products', () => {
		const sorted = after(busy, (view) => chooseSort(view, 'title'));
		expect(sorted.next).toEqual({ ...busy, sort: 'title', page: 1 });
		expect(sorted.parts).toEqual(['products']);
		const all = after(busy, (view) => showAll(view, true));
		expect(all.next).toEqual({ ...busy, all: true, page: 1 });
		expect(all.parts).toEqual(['products']);
	});

	it('another page reloads only the products', () => {
		expect(after(busy, (view) => goToPage(view, 2)).parts).toEqual(['products']);
	});
});

describe('turning a page', () => {
	it('differs from a choice that resets the page', () => {
		expect(isPageTurn(busy, goToPage(busy, 1))).toBe(true);
		expect(isPageTurn(busy, chooseTestType(busy, null))).toBe(false);
		expect(isPageTurn(busy, busy)).toBe(false);
	});
});

describe('product search', () => {
	// Holds PAGE-41.
	it('a non-empty keyword searches from page 1', () => {
		const { next, parts } = after(busy, (view) => searchProducts(view, 'rsv'));
		expect(next).toEqual({ ...busy, search: 'rsv', searchPage: 1 });
		expect(parts).toEqual(['found']);
	});

	// Holds PAGE-41.
	it('an empty keyword clears the results and requests nothing', () => {
		const { next, parts } = after(busy, (view) => searchProducts(view, ''));
		expect(next).toMatchObject({ search: '', searchPage: 1 });
		expect(parts).toEqual([]);
	});

	it('its pager requests only that page of the results', () => {
		expect(after(busy, (view) => goToSearchPage(view, 3)).parts).toEqual(['found']);
	});
});

describe('other changes', () => {
	it('the same view requests nothing', () => {
		expect(partsToAsk(busy, { ...busy, certifications: [...busy.certifications] })).toEqual([]);
	});

	it('clearing the filters keeps the category, the search and the comparison', () => {
		const cleared = clearFilters({ ...busy, category: 'fertility-monitoring' }, 'respiratory');
		const none = { specimen: '', setting: '', within: '' };
		expect(cleared).toEqual({ ...busy, ...none, certifications: [], testType: null, page: 1 });
	});

	it('clears the finder’s single questions and requests only the products (FIND-6)', () => {
		const { next, parts } = after(busy, (view) => withoutTrait(view, 'within'));
		expect(next).toEqual({ ...busy, within: '', page: 1 });
		expect(parts).toEqual(['products']);
	});

	it('a table page shows more products than a page of cards (FIND-8)', () => {
		expect([pageSizeOf(busy), pageSizeOf({ ...busy, table: true })]).toEqual([6, 50]);
	});

	it('counts the filters that a phone hides in its sheet', () => {
		expect(countFilters(busy, '')).toBe(3);
		expect(countFilters(busy, 'respiratory')).toBe(2);
		expect(countFilters(firstView('respiratory'), 'respiratory')).toBe(0);
	});

	// Holds PAGE-43.
	it('compares up to three products', () => {
		const three = toggleCompared(busy, 'c');
		expect(three.compare).toEqual(['a', 'b', 'c']);
		expect(toggleCompared(three, 'd').compare).toEqual(['a', 'b', 'c']);
		expect(toggleCompared(three, 'b').compare).toEqual(['a', 'c']);
		expect(partsToAsk(busy, three)).toEqual([]);
	});
});
