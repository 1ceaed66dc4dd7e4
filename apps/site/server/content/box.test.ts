import { readBoxCode } from '@site/contract/box-code';
import { booksOf, type Lot } from '@site/contract/lot-books';
import type { Notice } from '@site/contract/notices';
import { describe, expect, it } from 'vitest';
import { box, boxAddress, lotAddress } from './box.ts';
import { buildContent } from './content.ts';
import { both, product, snapshotWith } from './fixtures.ts';

const gtin = '09521234104001';
const lot = (number: string, overrides: Partial<Lot> = {}): Lot => ({
	reference: 'HA-FLU-25',
	lot: number,
	expiresOn: '2026-08-31',
	letterId: null,
	note: { en: '' },
	...overrides,
});
const notice: Notice = {
	id: 1,
	slug: 'fsn-1',
	number: 'FSN-1',
	kind: 'field-safety',
	title: both('Caps', '筒盖'),
	productIds: [104],
	lots: [{ from: 'W1', to: '' }],
	problem: { en: 'x' },
	hazard: { en: '' },
	action: { en: 'x' },
	measures: { en: 'x' },
	contact: { en: 'x' },
	letterId: null,
	publishedOn: '2026-10-01',
	closedOn: null,
};
const packs = [
	{ reference: 'HA-FLU-25', quantity: both('25 tests', '25 人份'), gtin },
	{ reference: 'HA-FLU-50', quantity: both('50 tests', '50 人份'), gtin: '9521234104018' },
];
const snapshot = snapshotWith({
	products: [product(104, { reference: 'HA-FLU-25', packs })],
	documents: [
		{
			id: 5,
			key: null,
			title: { en: 'Letter' },
			description: { en: '' },
			format: 'PDF',
			url: '/documents/l.pdf',
			bytes: 1,
			contents: [],
		},
	],
	notices: [notice],
	lots: booksOf([
		lot('A1', { extendedTo: '2027-02-28', letterId: 5, note: both('Go on.\nKeep cool.', '继续使用。') }),
		lot('A2'),
		lot('A3', { expiresOn: '2027-03-31' }),
		lot('W1', { expiresOn: '2027-03-31' }),
		lot('A3', { reference: 'HA-FLU-50', expiresOn: '2027-03-31' }),
	]),
});
const content = buildContent(snapshot, '2026-11-17');
const viewOf = (typed: string) => {
	const code = readBoxCode(`(01)${gtin}${typed}`, 2026);
	return code && box(content, { code, language: 'en' });
};

it.each([
	['(10)A1', 'extended', 'August 31, 2026'],
	['(10)a1(17)260831', 'extended', 'August 31, 2026'],
	['(10)A1(17)260930', 'differs', 'September 30, 2026'],
	['(10)A2', 'past', 'August 31, 2026'],
	['(10)A3', 'good', 'March 31, 2027'],
	['(10)W1', 'recalled', 'March 31, 2027'],
	['', 'someRecalled', ''],
])('a box with %s first says: %s; its printed date stays visible', { tags: '@BOX-4' }, (typed, verdict, printed) => {
	expect(viewOf(typed)).toMatchObject({ verdict, printed });
});

it('an extended lot comes with the letter about it and the steps to take', () => {
	expect(viewOf('(10)A1')).toMatchObject({
		extended: 'February 28, 2027',
		letter: { url: '/documents/l.pdf', title: 'Letter' },
		steps: ['Go on.', 'Keep cool.'],
	});
	expect(viewOf('(10)A1(17)260930')).toMatchObject({ verdict: 'differs', letter: null, steps: [] });
});

it('an unknown lot is unknown, whatever its date, with all notices of its product', { tags: '@BOX-5' }, () => {
	const unknown = { verdict: 'unknown', tone: 'unsure', isKnown: false, notices: [{ number: 'FSN-1' }] };
	expect(viewOf('(10)B9(17)270630')).toMatchObject({ ...unknown, printed: 'June 30, 2027', hasPrintedPassed: false });
	expect(viewOf('(10)B9(17)210630')).toMatchObject({ ...unknown, hasPrintedPassed: true });
	for (const lot of ['B9', 'A 9', 'Ä1', 'A'.repeat(21)])
		expect(viewOf(`(10)${lot}`), lot).toMatchObject({ ...unknown, printed: '', lot });
});

it('a lot not on record comes with similar lots, the recalled ones first', { tags: '@BOX-12' }, () => {
	const many = [lot('BGS2604A'), lot('BGS2604D'), lot('BGS2607A'), lot('BGS2604B', { reference: 'HA-FLU-50' })];
	const named = { ...notice, lots: [{ from: 'BGS2604B', to: 'BGS2604D' }] };
	const alike = (typed: string) =>
		box(buildContent({ ...snapshot, lots: booksOf(many), notices: [named] }, '2026-11-17'), {
			code: { gtin, lot: typed },
			language: 'en',
		})?.alike.map((each) => `${each.lot}${each.isRecalled ? '!' : ''}`);
	expect(alike('BGS2604E')).toEqual(['BGS2604D!', 'BGS2604B!', 'BGS2604A']);
	expect(alike('8gs-26O4E')).toEqual(['BGS2604D!', 'BGS2604B!', 'BGS2604A']);
	expect(alike('BGS260A4')).toEqual(['BGS2604A']);
	expect(alike('BGS2604')).toEqual(['BGS2604D!', 'BGS2604B!', 'BGS2604A']);
	expect(alike('QX1')).toEqual([]);
	expect(alike('BGS2604A')).toEqual([]);
});

it('a recalled lot shows the steps of its notice, and no other steps', { tags: '@BOX-13' }, () => {
	expect(viewOf('(10)w1')).toMatchObject({ tone: 'stop', steps: [], notices: [], recalls: [{ action: ['x'] }] });
	const ofAll = buildContent({ ...snapshot, notices: [{ ...notice, lots: [] }] }, '2026-11-17');
	for (const lot of [undefined, 'A1', 'B9'])
		expect(box(ofAll, { code: { gtin, lot }, language: 'en' })?.verdict).toBe('recalled');
});

it('a lot alone leads to its box, or to a choice of boxes with that lot', { tags: '@BOX-3' }, () => {
	const leads = (typed: string) => {
		const code = readBoxCode(typed, 2026);
		return code && boxAddress(content, { code, language: 'en' });
	};
	for (const typed of ['A1', 'lot a1', '批号：A1']) expect(leads(typed)).toEqual({ path: `/01/${gtin}/10/A1` });
	expect(leads('A3')).toMatchObject({
		choices: [
			{ path: `/01/${gtin}/10/A3`, quantity: '25 tests' },
			{ path: '/01/09521234104018/10/A3', quantity: '50 tests' },
		],
	});
	expect(leads('A9')).toEqual({ alike: [] });
});

it('closed notices about a lot are still listed on its box', { tags: '@BOX-9' }, () => {
	const closed = { ...notice, closedOn: '2026-11-01' };
	const later = buildContent({ ...snapshot, notices: [closed] }, '2026-11-17');
	const closedOf = (number?: string) =>
		box(later, { code: { gtin, ...(number && { lot: number }) }, language: 'en' })?.closed.map((each) => each.number);
	expect(closedOf('W1')).toEqual(['FSN-1']);
	expect(closedOf('A1')).toEqual([]);
	expect(closedOf()).toEqual([]);
});

describe('a lot that does not belong to this product', { tags: '@BOX-11' }, () => {
	const other = product(105, {
		packs: [{ reference: 'HA-RSV-20', quantity: both('20 tests', '20 人份'), gtin: '9521234105008' }],
	});
	const boxOf = (
		number: string,
		{ notices = [notice], lots = snapshot.lots }: Partial<Pick<typeof snapshot, 'notices' | 'lots'>> = {},
		typed = '09521234105008',
	) => {
		const all = { ...snapshot, products: [...snapshot.products, other], notices, lots };
		const code = { gtin: typed, lot: number, expires: '2027-03-31' };
		const found = box(buildContent(all, '2026-11-17'), { code, language: 'en' });
		return {
			verdict: found?.verdict,
			elsewhere: found?.elsewhere.map((each) => each.number),
			isKnown: found?.isKnown,
		};
	};
	const misread = { verdict: 'misread', elsewhere: ['FSN-1'], isKnown: false };
	/** This product has no lots on record. */
	const unlisted = { verdict: 'unlisted', elsewhere: [], isKnown: false };

	it('is misread if an open notice of another product names it, and shows that notice', () => {
		expect(boxOf('W1')).toEqual(misread);
		expect(boxOf('w1', { lots: [] })).toEqual(misread);
		const ofAllLots = { ...notice, lots: [] };
		expect(boxOf('A3', { notices: [ofAllLots] })).toEqual(misread);
		expect(boxOf('B9', { notices: [ofAllLots] })).toEqual(unlisted);
	});

	it('is misread even without an open notice', () => {
		expect(boxOf('A3')).toEqual({ ...misread, elsewhere: [] });
		expect(boxOf('W1', { notices: [{ ...notice, closedOn: '2026-11-01' }] })).toEqual({ ...misread, elsewhere: [] });
	});

	it('is not misread if both products have it, or notices of both name it', () => {
		const own = lot('W1', { reference: 'HA-RSV-20', expiresOn: '2027-03-31' });
		const inBoth = booksOf([lot('W1', { expiresOn: '2027-03-31' }), own]);
		expect(boxOf('W1', { lots: inBoth })).toEqual({ verdict: 'good', elsewhere: [], isKnown: true });
		const closed = { ...notice, id: 2, productIds: [105], closedOn: '2026-11-01' };
		expect(boxOf('W1', { notices: [notice, closed], lots: [] })).toEqual(unlisted);
		expect(boxOf('W1', {}, gtin)).toEqual({ verdict: 'recalled', elsewhere: [], isKnown: true });
	});
});

it('an unknown lot gets the instructions that state it, or else the current ones', { tags: '@BOX-10' }, () => {
	const revision = (id: number, number: number, lots: { from: string; to: string }) => ({
		id,
		documentId: 9,
		language: 'en' as const,
		number,
		label: '',
		effectiveOn: `2026-0${number}-01`,
		changes: { en: '' },
		lots,
		references: ['HA-FLU-25'],
		state: number === 2 ? ('released' as const) : ('superseded' as const),
		endedOn: '',
		reason: { en: '' },
		file: { name: 'a.pdf', sha256: 'a'.repeat(64), bytes: 1 },
	});
	const documented = {
		...snapshot,
		productDocuments: [{ id: 9, kind: 'ifu' as const, part: '', title: { en: 'Instructions' }, productIds: [104] }],
		revisions: [revision(1, 1, { from: '', to: 'A2' }), revision(2, 2, { from: 'A3', to: '' })],
	};
	const shownFor = (lots: typeof snapshot.lots, number: string) =>
		box(buildContent({ ...documented, lots }, '2026-11-17'), {
			code: { gtin, lot: number },
			language: 'en',
		})?.instructions.map((each) => [each.revision, each.isByLot]);
	expect(shownFor(snapshot.lots, 'A1')).toEqual([['1', true]]);
	expect(shownFor(snapshot.lots, 'A0')).toEqual([['1', true]]);
	expect(shownFor(snapshot.lots, 'A9')).toEqual([['2', true]]);
	expect(shownFor([], 'A0')).toEqual([['1', true]]);
	// A lot of another series has no position in the stated ranges.
	expect(shownFor(snapshot.lots, 'AA0')).toEqual([['2', false]]);
});

it('a lot typed for a product leads to its pack, or else to the box that was named', { tags: '@BOX-3' }, () => {
	const leads = (code: { gtin?: string; reference?: string; lot?: string }) =>
		lotAddress(content, { code, language: 'en' });
	expect(leads({ reference: 'HA-FLU-50', lot: 'a1' })).toEqual({ path: `/01/${gtin}/10/a1` });
	expect(leads({ gtin: '09521234104018', lot: 'A3' })).toEqual({ path: '/01/09521234104018/10/A3' });
	expect(leads({ reference: 'HA-FLU-50', lot: 'B9' })).toEqual({ path: '/01/09521234104018/10/B9' });
});
