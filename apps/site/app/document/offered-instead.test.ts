import { expect, it } from 'vitest';
import type { Visit } from '../visit.ts';
import { offeredInstead } from './offered-instead.ts';

const products: Record<string, string> = {
	'fentanyl-urine-test-strip': 'Fentanyl Urine Test Strip',
	'troponin-i-rapid-test': 'Troponin I Rapid Test',
	newest: 'Newest',
};

/** The titles offered when the search for a wrong address returns these stems and these items. */
function offered(slug: string, words: readonly string[], found: readonly string[]) {
	const ask = {
		search: () => ({ words, items: found.map((each) => ({ kind: 'product', slug: each, title: products[each] })) }),
		product: (each: string) => ({ title: products[each], picture: null, description: '', emergencyUse: '' }),
		products: () => ({ items: [{ slug: 'newest' }] }),
	} as unknown as Visit['ask'];
	const { heading, offers } = offeredInstead({ language: 'en', ask } as Visit, 'product', slug);
	return { heading, titles: offers.map(({ title }) => title) };
}

it('in place of a missing product, a product with a similar name is suggested', { tags: '@D11' }, () => {
	const found = ['troponin-i-rapid-test', 'fentanyl-urine-test-strip'];
	expect(offered('troponin', ['troponin'], found)).toEqual({
		heading: 'You may have been looking for',
		titles: ['Troponin I Rapid Test'],
	});
});

it('a product that only has a similar word in its text is offered, not suggested', { tags: '@D11' }, () => {
	const found = ['fentanyl-urine-test-strip'];
	expect(offered('nope', ['open'], found)).toEqual({ heading: 'Others to look at', titles: ['Newest'] });
});
