import { lotsIn } from '@site/contract/lot-books';
import { isLotIn } from '@site/contract/notices';
import { expect, it } from 'vitest';
import { shelfLifeLetters } from '../company/shelf-life-letters.ts';
import { notices } from '../newsroom/notices.ts';
import { products } from './catalogue.ts';
import { lots } from './lots.ts';

const all = lotsIn(lots);
const said = (day = '') =>
	new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));

it('at least twelve products have lots, each in a pack of its own', () => {
	const having = products.filter(({ packs }) =>
		packs.some(({ reference }) => all.some((lot) => lot.reference === reference)),
	);
	expect(having.length).toBeGreaterThanOrEqual(12);
});

it('the lots of notices are there, and those with a longer shelf life are extended', () => {
	for (const { lots: ranges, number } of notices) {
		const concerned = all.filter(({ lot }) => isLotIn(ranges, lot));
		expect(concerned.length, number).toBeGreaterThan(0);
		if (number === 'PN-2026-01') for (const { extendedTo } of concerned) expect(extendedTo).toBe('2027-02-28');
	}
});

it('letters name their lots with the same dates', () => {
	for (const { id, lots: named } of Object.values(shelfLifeLetters)) {
		const meant = all.filter(({ letterId }) => letterId === id);
		const rows = meant.map(({ lot, expiresOn, extendedTo }) => [lot, said(expiresOn), said(extendedTo)]);
		expect(new Set(rows.map(String))).toEqual(new Set(named.map(String)));
	}
});
