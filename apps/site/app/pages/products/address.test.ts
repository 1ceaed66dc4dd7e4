import { describe, expect, it } from 'vitest';
import { readView, writeView } from './address.ts';
import { firstView, type View } from './filters.ts';

const full: View = {
	category: 'fertility-monitoring',
	certifications: [1, 21],
	certificationSearch: 'ce mark & iso',
	testType: 4,
	page: 2,
	search: 'flu a/b & covid',
	searchPage: 3,
	compare: ['flu-a/b-&-covid-19-multiplex-rapid-test', 'rsv,test'],
	comparing: true,
};

describe('the address of a view', () => {
	it.each(['', 'respiratory'])('gives the same view when it is read again (entered: %j)', (entered) => {
		expect(readView(writeView(full, entered), entered)).toEqual(full);
	});

	it('is the bare path for the first view', () => {
		expect(writeView(firstView(''), '')).toBe('');
		expect(writeView(firstView('respiratory'), 'respiratory')).toBe('');
	});

	it('can say every category on the page of one', () => {
		expect(writeView(firstView(''), 'respiratory')).toBe('?category=all');
		expect(readView('?category=all', 'respiratory')).toEqual(firstView(''));
	});

	it('joins certifications with commas, and reads them as a form sends them too', () => {
		expect(writeView({ ...firstView(''), certifications: [1, 21] }, '')).toBe('?certifications=1,21');
		expect(readView('?certifications=1&certifications=21', '').certifications).toEqual([1, 21]);
	});

	it('takes what makes no sense for what is usual', () => {
		expect(readView('?page=-3&type=x&certifications=,a,0,2,2&search-page=1.5&search=%20', '')).toEqual({
			...firstView(''),
			certifications: [2],
		});
		expect(readView('?compare=a&compare=b&compare=b&compare=c&compare=d', '').compare).toEqual(['a', 'b', 'c']);
	});
});
