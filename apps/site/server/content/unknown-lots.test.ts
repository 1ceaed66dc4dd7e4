import { readBoxCode } from '@site/contract/box-code';
import { gtin14 } from '@site/contract/gtin';
import { lotIn, lotsIn } from '@site/contract/lot-books';
import { demoSnapshot } from '@site/demo/snapshot';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { boxHeadline } from '../../app/messages/box.ts';
import { box, boxAddress, lotAddress } from './box.ts';
import { buildContent } from './content.ts';
import { search } from './search.ts';

const content = buildContent(demoSnapshot, '2026-11-19');
const lots = lotsIn(demoSnapshot.lots);
const packs = demoSnapshot.products.flatMap((product) => product.packs.map((pack) => ({ product, pack })));
const sign = fc.constantFrom(...'ABCDEFGOISZ0123456789-./é批 ');

/** Lots nearly equal to known ones, some of them recalled. */
const misspelled = fc
	.record({ lot: fc.constantFrom(...lots.map(({ lot }) => lot)), at: fc.nat(20), sign, kind: fc.nat(5) })
	.map(({ lot, at, sign, kind }) => {
		const place = at % lot.length;
		const [before, own, after] = [lot.slice(0, place), lot.charAt(place), lot.slice(place + 1)];
		const others = [
			before + sign + after,
			before + sign + own + after,
			before + after,
			before + after.charAt(0) + own + after.slice(1),
			lot + sign + lot,
			lot.toLowerCase().replace('0', 'o'),
		];
		return others[kind] ?? lot;
	});
const typedLots = fc.oneof({ weight: 4, arbitrary: misspelled }, fc.stringMatching(/^[A-Z]{1,4}\d{1,5}[A-Z]?$/));
const cases = fc.record({
	typed: typedLots,
	boxed: fc.constantFrom(...packs.filter(({ pack }) => pack.gtin)),
	expires: fc.constantFrom('', '270930', '210630'),
});

it('no unknown lot is called good or free of notices, or leads to the test', { tags: '@BOX-12' }, () => {
	const seen = { unknown: 0, unlisted: 0, misread: 0, recalled: 0 };
	const judge = ({
		typed,
		boxed: { product, pack },
		expires,
	}: typeof cases extends fc.Arbitrary<infer C> ? C : never) => {
		const lot = typed.trim();
		const book = demoSnapshot.lots.find(({ key }) => key === pack.reference);
		fc.pre(lot !== '' && !(book && lotIn(book, lot)));
		const gtin = gtin14(pack.gtin ?? '');
		for (const language of ['en', 'cn'] as const) {
			const code = readBoxCode(`(01)${gtin}(17)${expires}(10)${lot}`, 2026);
			const found = code && box(content, { code, language });
			expect(found?.tone).not.toBe('fine');
			expect(found).toMatchObject({ isKnown: false, steps: [], extended: '', recorded: '' });
			if (!found) return;
			const listed = product.packs.some(({ reference }) => demoSnapshot.lots.some(({ key }) => key === reference));
			const verdict = (['unknown', 'unlisted', 'misread', 'recalled'] as const).find((one) => one === found.verdict);
			expect(verdict).toBeDefined();
			expect([found.verdict === 'unknown' && !listed, found.verdict === 'unlisted' && listed]).toEqual([false, false]);
			expect(boxHeadline(language, found)).not.toMatch(/until|至/);
			const open = demoSnapshot.notices.filter((notice) => !notice.closedOn && notice.productIds.includes(product.id));
			const shown = [...found.recalls, ...found.notices].map(({ number }) => number);
			expect(shown.toSorted()).toEqual(open.map(({ number }) => number).toSorted());
			if (verdict) seen[verdict]++;
		}
	};
	fc.assert(fc.property(cases, judge), { seed: 2604, numRuns: 2000 });
	expect(Math.min(...Object.values(seen))).toBeGreaterThan(0);
});

it('any spelling leads to the lot’s box, or nowhere', { tags: '@BOX-12' }, () => {
	fc.assert(
		fc.property(cases, ({ typed, boxed: { product, pack } }) => {
			const lot = typed.replace(/\s/g, '');
			const isKnown = lots.some((known) => known.lot.toLowerCase() === lot.toLowerCase());
			fc.pre(lot !== '' && !isKnown);
			const language = 'en' as const;
			for (const written of [
				`${pack.reference} ${typed}`,
				`REF ${pack.reference} LOT ${typed}`,
				`${pack.gtin} ${typed}`,
			]) {
				const code = readBoxCode(written, 2026);
				const led = code && boxAddress(content, { code, language });
				if (led && 'path' in led) expect(led.path).toContain('/10/');
				if (led) expect('slug' in led).toBe(false);
			}
			const led = lotAddress(content, { code: { reference: pack.reference, lot }, language });
			expect(led).toMatchObject({ path: expect.stringContaining('/10/') });
			const { items } = search(content, { keyword: lot, all: true, page: 1, pageSize: 20, language });
			expect(items.filter(({ slug }) => slug.startsWith('/01/'))).toEqual([]);
			expect(product.packs).toContain(pack);
		}),
		{ seed: 2604, numRuns: 300 },
	);
});
