import { expect, it } from 'vitest';
import type { Visit } from '../visit.ts';
import { offeredInstead } from './offered-instead.ts';

const products: Record<string, string> = {
	'fentanyl-urine-test-strip': 'Fentanyl Urine Test Strip',
	'troponin-i-rapid-test': 'Troponin I Rapid Test',
	newest: 'Newest',
};

/** What is offered when a search for the address finds this by these stems. */
function offered(slug: string, words: readonly string[], found: readonly string[]) {
	const ask = {
		search: () => ({ words, items: found.map((each) => ({ kind: 'product', slug: each, title: products[each] })) }),
		product: (each: string) => ({ title: products[each], picture: null, description: '', emergencyUse: '' }),
		products: () => ({ items: [{ slug: 'newest' }] }),
	} as unknown as Visit['ask'];
	const { heading, offers } = offeredInstead({ language: 'en', ask } as Visit, 'product', slug);
	return { heading, titles: offers.map(({ title }) => title) };
}

// Holds D11.
it('in place of a missing product one is suggested that is called like the address', () => {
	const found = ['troponin-i-rapid-test', 'fentanyl-urine-test-strip'];
	expect(offered('troponin', ['troponin'], found)).toEqual({
		heading: 'You may have been looking for',
		titles: ['Troponin I Rapid Test'],
	});
});

// Holds D11.
it('one whose text merely has a similar word is not suggested: others are offered as such', () => {
	const found = ['fentanyl-urine-test-strip'];
	expect(offered('nope', ['open'], found)).toEqual({ heading: 'Others to look at', titles: ['Newest'] });
});
