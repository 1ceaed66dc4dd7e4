import { expect, it } from 'vitest';
import { Agreement, figureOf } from './performance.ts';

const problems = (agreement: Agreement) =>
	Agreement.safeParse(agreement).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

it('percentage and interval are computed only from counts', { tags: '@INFO-20' }, () => {
	expect(figureOf({ agreed: 43, total: 48 })).toEqual({
		value: 89.6,
		text: '89.6',
		ofHundred: { count: 90, how: 'about' },
		counted: { of: '43/48', low: '77.8', high: '95.5', isFew: true },
	});
	expect(figureOf({ percent: 85 })).toEqual({
		value: 85,
		text: '85.0',
		ofHundred: { count: 85, how: 'exactly' },
		counted: null,
	});
});

it('an agreement has both counts or a percentage', { tags: '@INFO-20' }, () => {
	expect(problems({ agreed: 0, total: 20 })).toEqual([]);
	expect(problems({ percent: 85 })).toEqual([]);
	expect(problems({ agreed: 21, total: 20 })).toEqual(['agreed: Not more than there were.']);
	expect(problems({ agreed: 5 })).toEqual(['total: Of how many?']);
	expect(problems({})).toHaveLength(1);
});

it.each([
	[[405, 405], '100.0', 100, 'exactly'],
	[[1999, 2000], '99.9', 99, 'above'],
	[[249, 250], '99.6', 99, 'above'],
	[[34, 40], '85.0', 85, 'exactly'],
	[[28, 32], '87.5', 88, 'about'],
	[[1, 2500], '0.1', 1, 'below'],
	[[0, 30], '0.0', 0, 'exactly'],
] as const)(
	'of %j the text is %s and of 100 it is %i, %s',
	{ tags: '@INFO-25' },
	([agreed, total], text, count, how) => {
		const figure = figureOf({ agreed, total });
		expect(figure.text).toBe(text);
		expect(figure.ofHundred).toEqual({ count, how });
	},
);

it('a published percentage is not rounded up to 100 either', { tags: '@INFO-25' }, () => {
	expect(figureOf({ percent: 99.97 })).toMatchObject({ text: '99.9', ofHundred: { count: 99, how: 'above' } });
});

it('fewer than 50 specimens are marked as few; unpublished ones are not', { tags: '@INFO-20' }, () => {
	expect(figureOf({ agreed: 49, total: 49 }).counted?.isFew).toBe(true);
	expect(figureOf({ agreed: 49, total: 50 }).counted?.isFew).toBe(false);
});
