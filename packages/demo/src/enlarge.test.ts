import { Snapshot } from '@site/contract/snapshot';
import { expect, it } from 'vitest';
import { enlarge } from './enlarge.ts';
import { demoSnapshot } from './snapshot.ts';

const distinct = (values: unknown[]) => new Set(values).size;

it('an enlarged sample has enough products and articles, with unique addresses', () => {
	const { products, articles } = Snapshot.parse(enlarge(demoSnapshot, 1000));
	for (const items of [products, articles]) {
		expect(items).toHaveLength(1000);
		expect(distinct(items.map(({ id }) => id))).toBe(1000);
		expect(distinct(items.map(({ slug }) => slug))).toBe(1000);
		expect(distinct(items.map(({ title }) => title.en))).toBe(1000);
	}
	expect(distinct(products.map(({ reference }) => reference))).toBe(1000);
	expect(products.slice(0, demoSnapshot.products.length)).toEqual(demoSnapshot.products);
});
