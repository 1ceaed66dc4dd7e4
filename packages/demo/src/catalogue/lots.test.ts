import { lotsIn } from '@site/contract/lot-books';
import { isLotIn } from '@site/contract/notices';
import { expect, it } from 'vitest';
import { notices } from '../newsroom/notices.ts';
import { products } from './catalogue.ts';
import { lots } from './lots.ts';

const all = lotsIn(lots);

it('at least twelve products have lots, each in its own pack', () => {
	const having = products.filter(({ packs }) =>
		packs.some(({ reference }) => all.some((lot) => lot.reference === reference)),
	);
	expect(having.length).toBeGreaterThanOrEqual(12);
});

it('the lots of notices exist, and those with a longer shelf life are extended', () => {
	for (const { lots: ranges, number } of notices) {
		const concerned = all.filter(({ lot }) => isLotIn(ranges, lot));
		expect(concerned.length, number).toBeGreaterThan(0);
		if (number === 'PN-2026-01') for (const { extendedTo } of concerned) expect(extendedTo).toBe('2027-02-28');
	}
});
