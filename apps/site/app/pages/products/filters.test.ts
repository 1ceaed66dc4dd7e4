import { describe, expect, it } from 'vitest';
import { isPageTurn } from '../../client/navigation/heading-of-page.ts';
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
	parts,
	searchCertifications,
	searchProducts,
	showAll,
	toggleCertification,
	toggleCompared,
	type View,
	withoutTrait,
} from './filters.ts';

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
	return { next, reloaded: reloadedBetween(view, next) };
};

/** The parts of the list that need other data when one view follows another. */
const reloadedBetween = (before: View, next: View) =>
	Object.entries(parts)
		.filter(([, part]) => JSON.stringify(part(before)) !== JSON.stringify(part(next)))
		.map(([name]) => name);

describe('categories', () => {
	it('selecting a top-level category reloads the category list with it selected', { tags: '@PAGE-35' }, () => {
		const { next, reloaded } = after(firstView(''), (view) => chooseCategory(view, 'respiratory'));
		expect(next.category).toBe('respiratory');
		expect(reloaded).toEqual(['products']);
	});

	it('selecting it again resets to all categories', () => {
		const { next, reloaded } = after(busy, (view) => chooseCategory(view, 'respiratory'));
		expect(next.category).toBe('');
		expect(reloaded).toEqual(['products']);
	});

	it('a child category selects only that child and clears the others', { tags: '@PAGE-35' }, () => {
		const { next, reloaded } = after(busy, (view) => chooseCategory(view, 'rsv-and-pediatric'));
		expect(next.category).toBe('rsv-and-pediatric');
		expect(reloaded).toEqual(['products']);
	});

	it('selecting the child again deselects it', () => {
		const { next, reloaded } = after(firstView('rsv-and-pediatric'), (view) =>
			chooseCategory(view, 'rsv-and-pediatric'),
		);
		expect(next.category).toBe('');
		expect(reloaded).toEqual(['products']);
	});

	it.each(['respiratory', 'fertility-monitoring', 'rsv-and-pediatric'])(
		'a category change resets tag and page, then reloads products and tags: %s',
		{ tags: '@PAGE-37' },
		(slug) => {
			const { next, reloaded } = after(busy, (view) => chooseCategory(view, slug));
			expect(next).toMatchObject({ testType: null, page: 1 });
			expect(reloaded).toEqual(['products']);
		},
	);

	it('a category change keeps certifications, search and comparison', () => {
		const { certifications, search, searchPage, compare } = busy;
		expect(chooseCategory(busy, 'fertility-monitoring')).toMatchObject({ certifications, search, searchPage, compare });
	});
});

describe('certifications', () => {
	it('can be toggled, several at a time, parents and children alike', { tags: '@PAGE-38' }, () => {
		const parent = toggleCertification(firstView(''), 1);
		const both = toggleCertification(parent, 11);
		expect(both.certifications).toEqual([1, 11]);
		expect(toggleCertification(both, 1).certifications).toEqual([11]);
	});

	it.each([1, 11])('each change resets the page to 1 and reloads only the products: %s', (id) => {
		const { next, reloaded } = after(busy, (view) => toggleCertification(view, id));
		expect(next).toMatchObject({ page: 1, category: 'respiratory', testType: 7 });
		expect(reloaded).toEqual(['products']);
	});

	it('typing in the search clears the chosen certifications and reloads the list', { tags: '@PAGE-38' }, () => {
		const { next, reloaded } = after(busy, (view) => searchCertifications(view, 'iso'));
		expect(next).toMatchObject({ certificationSearch: 'iso', certifications: [], page: 1 });
		expect(reloaded).toEqual(['products', 'certifications']);
	});

	it('reloads no products if no certification was chosen', () => {
		const { next, reloaded } = after(goToPage(firstView(''), 2), (view) => searchCertifications(view, 'iso'));
		expect(next.page).toBe(2);
		expect(reloaded).toEqual(['certifications']);
	});

	it('keeps the choice if the keyword stays the same', () => {
		expect(searchCertifications(busy, '')).toBe(busy);
	});
});

describe('tags and pages', () => {
	it.each([5, null])(
		'choosing a tag resets the page to 1 and reloads only the products: %s',
		{ tags: '@PAGE-37' },
		(tag) => {
			const { next, reloaded } = after(busy, (view) => chooseTestType(view, tag));
			expect(next).toEqual({ ...busy, testType: tag, page: 1 });
			expect(reloaded).toEqual(['products']);
		},
	);

	it('another order, or all on one page, starts at page 1 and reloads the products', () => {
		const sorted = after(busy, (view) => chooseSort(view, 'title'));
		expect(sorted.next).toEqual({ ...busy, sort: 'title', page: 1 });
		expect(sorted.reloaded).toEqual(['products']);
		const all = after(busy, (view) => showAll(view, true));
		expect(all.next).toEqual({ ...busy, all: true, page: 1 });
		expect(all.reloaded).toEqual(['products']);
	});

	it('another page reloads only the products', () => {
		expect(after(busy, (view) => goToPage(view, 2)).reloaded).toEqual(['products']);
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
	it('a non-empty keyword searches from page 1', { tags: '@PAGE-41' }, () => {
		const { next, reloaded } = after(busy, (view) => searchProducts(view, 'rsv'));
		expect(next).toEqual({ ...busy, search: 'rsv', searchPage: 1 });
		expect(reloaded).toEqual(['found']);
	});

	it('an empty keyword clears the results, and leaves the products', { tags: '@PAGE-41' }, () => {
		const { next, reloaded } = after(busy, (view) => searchProducts(view, ''));
		expect(next).toMatchObject({ search: '', searchPage: 1 });
		expect(reloaded).toEqual(['found']);
	});

	it('its pager reloads only that page of the results', () => {
		expect(after(busy, (view) => goToSearchPage(view, 3)).reloaded).toEqual(['found']);
	});
});

describe('other changes', () => {
	it('the same view needs no other data', () => {
		expect(reloadedBetween(busy, { ...busy, certifications: [...busy.certifications] })).toEqual([]);
	});

	it('clearing the filters keeps the category, the search and the comparison', () => {
		const cleared = clearFilters({ ...busy, category: 'fertility-monitoring' }, 'respiratory');
		const none = { specimen: '', setting: '', within: '' };
		expect(cleared).toEqual({ ...busy, ...none, certifications: [], testType: null, page: 1 });
	});

	it('clears the finder’s single questions and reloads only the products', { tags: '@FIND-6' }, () => {
		const { next, reloaded } = after(busy, (view) => withoutTrait(view, 'within'));
		expect(next).toEqual({ ...busy, within: '', page: 1 });
		expect(reloaded).toEqual(['products']);
	});

	it('a table page shows more products than a page of cards', { tags: '@FIND-8' }, () => {
		expect([pageSizeOf(busy), pageSizeOf({ ...busy, table: true })]).toEqual([6, 50]);
	});

	it('counts the filters that a phone hides in its sheet', () => {
		expect(countFilters(busy, '')).toBe(3);
		expect(countFilters(busy, 'respiratory')).toBe(2);
		expect(countFilters(firstView('respiratory'), 'respiratory')).toBe(0);
	});

	it('compares up to three products', { tags: '@PAGE-43' }, () => {
		const three = toggleCompared(busy, 'c');
		expect(three.compare).toEqual(['a', 'b', 'c']);
		expect(toggleCompared(three, 'd').compare).toEqual(['a', 'b', 'c']);
		expect(toggleCompared(three, 'b').compare).toEqual(['a', 'c']);
		expect(reloadedBetween(busy, three)).toEqual([]);
	});
});
