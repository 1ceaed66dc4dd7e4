import { lotsIn } from '@site/contract/lot-books';
import { isLotIn } from '@site/contract/notices';
import { expect, it } from 'vitest';
import { notices } from '../newsroom/notices.ts';
import { sampleWithRevisions } from '../papers/sample-revisions.ts';
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

it('the first and the last lot of every range in notices and instructions exist', { tags: '@DOC-17' }, () => {
	const { productDocuments, revisions } = sampleWithRevisions;
	const productIds = new Map(productDocuments.map((document) => [document.id, document.productIds]));
	const stated = [
		...notices.flatMap((notice) => notice.lots.map((range) => ({ productIds: notice.productIds, ...range }))),
		...revisions.map(({ documentId, lots: range }) => ({ productIds: productIds.get(documentId) ?? [], ...range })),
	];
	const ends = stated.flatMap(({ productIds, from, to }) =>
		[from, to].filter(Boolean).map((lot) => ({ productIds, lot })),
	);
	expect(ends.length).toBeGreaterThan(0);
	for (const { productIds, lot } of ends) {
		const packs = products.filter(({ id }) => productIds.includes(id)).flatMap((product) => product.packs);
		expect(all, lot).toContainEqual(
			expect.objectContaining({ lot, reference: expect.toBeOneOf(packs.map(({ reference }) => reference)) }),
		);
	}
});
