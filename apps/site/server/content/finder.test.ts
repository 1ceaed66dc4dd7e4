import type { Product } from '@site/contract/catalogue';
import type { SpecificationKey } from '@site/contract/facts';
import type { Text } from '@site/contract/language';
import { demoSnapshot } from '@site/demo/snapshot';
import { describe, expect, it } from 'vitest';
import { productList } from './catalogue.ts';
import { buildContent } from './content.ts';
import { type FinderAsked, type FinderRow, finder } from './finder.ts';
import { both, product, snapshotWith } from './fixtures.ts';
import { listChoice } from './list-choice.ts';

const stated = (texts: Partial<Record<SpecificationKey, Text>>): Product['specifications'] =>
	Object.entries(texts).map(([key, value]) => ({ key: key as SpecificationKey, value }));

const test = (id: number, specimen: string, timeToResult: string, setting: string, overrides: Partial<Product> = {}) =>
	product(id, {
		...overrides,
		specifications: stated({
			specimen: both(specimen, '样本'),
			timeToResult: { en: timeToResult },
			setting: { en: setting },
		}),
	});

/** Categories 11 and 12 belong to area 1. */
const content = buildContent(
	snapshotWith({
		products: [
			test(1, 'Urine', '5 minutes', 'Home, self-testing', {
				certificationIds: [],
				discontinued: { on: '2020-01-01', successorId: null },
			}),
			test(2, 'Urine or serum', '3 minutes (urine), 20 minutes (serum)', 'Home and professional use', {
				certificationIds: [20],
			}),
			test(3, 'Fingerstick whole blood', '10 seconds', 'Point of care, professional use', {
				categoryId: 12,
				certificationIds: [12],
			}),
			test(4, 'Whole blood, serum or plasma', '15 minutes', 'Clinical laboratory, professional use', { categoryId: 2 }),
			test(5, 'Lyophilized control serum', 'As stated for the test', 'Clinical laboratory', { categoryId: 2 }),
		],
	}),
);

const find = (asked: FinderAsked) => finder(content, { ...asked, language: 'en' });
const counts = (asked: FinderAsked, row: FinderRow) =>
	Object.fromEntries(find(asked).rows[row].map(({ value, count }) => [value, count]));

describe('the finder', () => {
	it('reads specimen, setting and time to result from the specifications', { tags: '@FIND-5' }, () => {
		expect(counts({}, 'specimen')).toEqual({ fingerstick: 1, 'whole-blood': 1, serum: 2, urine: 2 });
		expect(counts({}, 'setting')).toEqual({ 'point-of-care': 2, home: 2, laboratory: 2 });
		expect(counts({}, 'within')).toEqual({ 1: 1, 5: 2, 10: 2, 15: 3, 30: 4 });
	});

	it('counts an answer with the other rows, and offers none without products', { tags: '@FIND-2' }, () => {
		const asked = { specimen: 'urine', within: '5' };
		expect(find(asked).total).toBe(1);
		expect(find(asked).fitting).toHaveLength(1);
		expect(counts(asked, 'specimen')).toEqual({ fingerstick: 1, 'whole-blood': 0, serum: 0, urine: 1 });
		expect(counts(asked, 'within')).toEqual({ 1: 0, 5: 1, 10: 1, 15: 1, 30: 2 });
		expect(counts(asked, 'category')).toEqual({ infectious: 1, drugs: 0 });
		const alone = buildContent(snapshotWith({ products: [product(1)] }));
		expect(finder(alone, { language: 'en' }).rows.category.map(({ value }) => value)).toEqual(['infectious']);
	});

	it('counts an area with its parts, and shows a chosen part after its area', { tags: '@FIND-1' }, () => {
		expect(counts({}, 'category')).toEqual({ infectious: 3, drugs: 2 });
		expect(find({ category: 'throat' }).rows.category.map(({ value }) => value)).toEqual([
			'infectious',
			'throat',
			'drugs',
		]);
		expect(find({ category: 'throat' }).total).toBe(1);
	});

	it('leaves out answers that are not offered, and says so', { tags: '@FIND-1' }, () => {
		const { chosen, total, leftOut } = find({ category: 'x', specimen: 'Urine', setting: 'constructor', within: '7' });
		expect(chosen).toEqual({ category: '', specimen: '', setting: '', within: '' });
		expect(total).toBe(5);
		expect(leftOut).toEqual(['x', 'Urine', 'constructor', '7']);
		expect(find({ specimen: 'urine' }).leftOut).toEqual([]);
	});

	it('shows discontinued products last', { tags: '@FIND-6' }, () => {
		expect(find({ specimen: 'urine' }).products.map(({ id }) => id)).toEqual([2, 1]);
	});

	it('finds as many products as the list, for every pair of sample answers', { tags: '@FIND-6' }, () => {
		const sample = buildContent(demoSnapshot);
		const { rows } = finder(sample, { language: 'en' });
		for (const { value: specimen } of [{ value: '' }, ...rows.specimen])
			for (const { value: within } of [{ value: '' }, ...rows.within])
				for (const { value: category, count } of finder(sample, { specimen, within, language: 'en' }).rows.category) {
					const list = { categories: [category], specimen, within, page: 1, pageSize: 1, language: 'en' } as const;
					expect(productList(sample, list).total).toBe(count);
				}
		const all = demoSnapshot.products.filter(({ specifications }) =>
			specifications.some(({ key, value }) => key === 'specimen' && value.en === 'Urine'),
		);
		expect(finder(sample, { specimen: 'urine', language: 'en' }).total).toBeGreaterThanOrEqual(all.length);
	});

	it('knows all specimens and settings of the sample, with few exceptions', { tags: '@FIND-5' }, () => {
		const unknown = demoSnapshot.products.filter((each) => {
			const alone = buildContent({ ...demoSnapshot, products: [each] });
			const { rows } = finder(alone, { language: 'en' });
			return rows.specimen.length === 0 || rows.setting.length === 0;
		});
		const texts = unknown.map(({ specifications }) => specifications.find(({ key }) => key === 'specimen')?.value.en);
		expect(texts.filter((text) => !/control|cassette/i.test(text ?? ''))).toEqual([]);
	});
});

describe('the order of the table', () => {
	const order = (sort: string) =>
		productList(content, { order: sort, page: 1, pageSize: 9, language: 'en' }).items.map(({ id }) => id);

	it('sorts by a column up and down, with empty values at the end', { tags: '@FIND-9' }, () => {
		expect(order('minutes')).toEqual([3, 1, 4, 2, 5]);
		expect(order('-minutes')).toEqual([2, 4, 1, 3, 5]);
		expect(order('-reference')).toEqual([5, 4, 3, 2, 1]);
		expect(order('specimen')).toEqual([3, 5, 1, 2, 4]);
		expect(order('setting')).toEqual([5, 4, 2, 1, 3]);
		expect(order('-title')).toEqual([5, 4, 3, 2, 1]);
		expect(order('certificates')).toEqual([3, 4, 5, 2, 1]);
		expect(order('-certificates')).toEqual([2, 4, 5, 3, 1]);
		expect(order('price')).toEqual([1, 2, 3, 4, 5]);
	});

	it('sorts packs by size, in Chinese too, and sorts by number of countries', { tags: '@FIND-9' }, () => {
		const sample = buildContent(demoSnapshot);
		const said = (sort: string, language: 'en' | 'cn') =>
			productList(sample, { order: sort, table: true, page: 1, pageSize: 200, language }).items;
		for (const language of ['en', 'cn'] as const) {
			const counts = said('pack', language).map(({ id }) => {
				const [pack] = demoSnapshot.products.find((each) => each.id === id)?.packs ?? [];
				return Number(/\d+/.exec(pack?.quantity.en ?? '')?.[0] ?? Number.POSITIVE_INFINITY);
			});
			expect(counts).toEqual(counts.toSorted((a, b) => a - b));
		}
		const numbers = said('-countries', 'en').map(({ row }) => Object.keys(row?.registered ?? {}).length);
		expect(numbers).toEqual(numbers.toSorted((a, b) => b - a));
		expect(new Set(numbers).size).toBeGreaterThan(1);
	});

	it('puts products registered in a country first', { tags: '@FIND-9' }, () => {
		const registered = buildContent(
			snapshotWith({
				products: [product(1), product(2), product(3)],
				registrations: [
					{
						id: 1,
						productId: 3,
						country: 'US',
						route: '510k',
						number: 'K1',
						holder: { en: 'H' },
						validFrom: '2020-01-01',
						settings: ['professional'],
						registerUrl: '',
					},
				],
			}),
		);
		const { items } = productList(registered, { order: 'in-US', table: true, page: 1, pageSize: 3, language: 'en' });
		expect(items.map(({ id }) => id)).toEqual([3, 1, 2]);
		expect(items[0]?.row?.registered).toEqual({ US: ['510k'] });
	});
});

describe('an address of the list', () => {
	it('keeps its known parts, with names for the chips', { tags: '@FIND-6' }, () => {
		const asked = { specimen: 'urine', setting: 'x', within: '15', sort: '-minutes', language: 'en' } as const;
		expect(listChoice(content, asked)).toEqual({
			known: { specimen: 'urine', setting: '', within: '15', sort: '-minutes' },
			names: { specimen: 'Urine', within: 'Within 15 minutes' },
		});
		expect(listChoice(content, { sort: 'in-usa', language: 'cn' }).known.sort).toBe('');
	});
});
