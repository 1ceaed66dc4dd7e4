import { describe, expect, it } from 'vitest';
import { isPageTurn } from '../../client/navigation/heading-of-page.ts';
import { readView, writeView } from './address.ts';
import { countFilters, firstView, goToPage, searchJobs, showJob, toggleCategory, toggleLocation } from './filters.ts';

const busy = { categories: [2], locations: [1, 4], search: 'quality', page: 3, open: [] };

describe('the filters of the jobs', () => {
	it('toggling a category flips it and resets to page 1', { tags: '@PAGE-30' }, () => {
		expect(toggleCategory(busy, 1)).toEqual({ ...busy, categories: [1, 2], page: 1 });
		expect(toggleCategory(busy, 2)).toEqual({ ...busy, categories: [], page: 1 });
	});

	it('toggling a location flips it and resets to page 1', () => {
		expect(toggleLocation(busy, 3)).toEqual({ ...busy, locations: [1, 3, 4], page: 1 });
		expect(toggleLocation(busy, 4)).toEqual({ ...busy, locations: [1], page: 1 });
	});

	it('a keyword resets to page 1 and leaves the filters', { tags: '@PAGE-30' }, () => {
		expect(searchJobs(busy, 'lab')).toEqual({ ...busy, search: 'lab', page: 1 });
		expect(countFilters(searchJobs(busy, 'lab'))).toBe(3);
	});

	it('the page is turned only if nothing else changes', () => {
		expect(isPageTurn(busy, goToPage(busy, 2))).toBe(true);
		expect(isPageTurn(busy, searchJobs(busy, 'lab'))).toBe(false);
		expect(isPageTurn(busy, busy)).toBe(false);
	});
});

describe('the address of the jobs', () => {
	it('gives the same view when it is read again', () => {
		expect(readView(writeView(busy))).toEqual(busy);
		expect(writeView(firstView)).toBe('');
		expect(writeView(busy)).toBe('?categories=2&locations=1,4&search=quality&page=3');
	});

	it('names the open jobs, and finds the page of a job with its own page', () => {
		const open = showJob(busy, 12, true);
		expect(writeView(open)).toBe('?categories=2&locations=1,4&search=quality&page=3&job=12');
		expect(readView(writeView(showJob(firstView, 4, true)), { job: 12, page: 3 })).toMatchObject({
			page: 1,
			open: [4],
		});
		expect(readView('?job=12', { job: 12, page: 3 })).toEqual({ ...firstView, page: 3, open: [12] });
		expect(showJob(open, 12, false)).toEqual(busy);
		expect(toggleCategory(open, 1).open).toEqual([]);
	});

	it('reads the fields of a form, and replaces invalid values with the defaults', () => {
		expect(readView('?categories=2&categories=1&locations=x&page=-1')).toEqual({ ...firstView, categories: [1, 2] });
	});
});
