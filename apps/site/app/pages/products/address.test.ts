import { describe, expect, it } from 'vitest';
import { categoryInPath, isOwnPage, readView, writeView } from './address.ts';
import { firstView, type View } from './filters.ts';

const full: View = {
	category: 'fertility-monitoring',
	certifications: [1, 21],
	certificationSearch: 'ce mark & iso',
	testType: 4,
	specimen: 'urine',
	setting: 'home',
	within: '15',
	sort: 'newest',
	all: true,
	page: 2,
	search: 'flu a/b & covid',
	searchPage: 3,
	compare: ['flu-a/b-&-covid-19-multiplex-rapid-test', 'rsv,test'],
	comparing: true,
	table: false,
};

describe('the address of a view', () => {
	it('gives the same view when it is read again', () => {
		const [path, query] = writeView(full).split('?');
		expect(path).toBe('/product/fertility-monitoring');
		expect(readView(`?${query}`, 'fertility-monitoring')).toEqual(full);
	});

	it.each(['café', '检测', 'a/b', '100%', 'a&b+c'])('names the category %s so that it is read again', (category) => {
		const { pathname } = new URL(writeView(firstView(category)), 'https://www.example.com');
		expect(categoryInPath(pathname)).toBe(category);
	});

	it('is the bare path for the first view; a category has its own address', () => {
		expect(writeView(firstView(''))).toBe('/product/all');
		expect(writeView(firstView('respiratory'))).toBe('/product/respiratory');
		expect(readView('', 'all')).toEqual(firstView(''));
	});

	it('joins certifications with commas, and also reads them as a form sends them', () => {
		expect(writeView({ ...firstView(''), certifications: [1, 21] })).toBe('/product/all?certifications=1,21');
		expect(readView('?certifications=1&certifications=21', '').certifications).toEqual([1, 21]);
	});

	it('is indexed by category and page alone; every other view is not', { tags: '@D27' }, () => {
		const page = { ...firstView('respiratory'), page: 2 };
		expect(isOwnPage(page)).toBe(true);
		const others: Partial<View>[] = [
			{ certifications: [1] },
			{ testType: 1 },
			{ sort: 'title' },
			{ all: true },
			{ search: 'flu' },
			{ compare: ['a'] },
			{ comparing: true },
			{ table: true },
			{ specimen: 'urine' },
			{ setting: 'home' },
			{ within: '15' },
		];
		for (const other of others) expect(isOwnPage({ ...page, ...other })).toBe(false);
	});

	it('replaces invalid values with the defaults', () => {
		expect(
			readView('?page=-3&type=x&certifications=,a,0,2,2&view=list&show=some&search-page=1.5&search=%20', ''),
		).toEqual({
			...firstView(''),
			certifications: [2],
		});
		expect(readView('?compare=a&compare=b&compare=b', '').compare).toEqual(['a', 'b']);
	});
});
