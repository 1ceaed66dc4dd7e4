import { expect, it } from 'vitest';
import { Agreement, figureOf, performanceOf } from './performance.ts';

const problems = (agreement: Agreement) =>
	Agreement.safeParse(agreement).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

it('percentage and interval are computed from the counts; without them nothing is made up (INFO-20, INFO-21)', () => {
	expect(figureOf({ agreed: 43, total: 48 })).toEqual({
		value: 89.6,
		text: '89.6',
		counted: { of: '43/48', low: '77.8', high: '95.5' },
	});
	expect(figureOf({ percent: 85 })).toEqual({ value: 85, text: '85.0', counted: null });
});

it('an agreement has both counts or a percentage (INFO-20)', () => {
	expect(problems({ agreed: 0, total: 20 })).toEqual([]);
	expect(problems({ percent: 85 })).toEqual([]);
	expect(problems({ agreed: 21, total: 20 })).toEqual(['agreed: Not more than there were.']);
	expect(problems({ agreed: 5 })).toEqual(['total: Of how many?']);
	expect(problems({})).toHaveLength(1);
});

it('what a themed page said in percent before there were counts is still said (INFO-22)', () => {
	const note = { en: 'Agreement.' };
	const theme = { performance: { note, targets: [{ name: { en: 'Flu A' }, ppa: 85, npa: 99.2 }] } };
	expect(performanceOf({ performance: null, theme })).toEqual({
		note,
		targets: [{ name: { en: 'Flu A' }, positive: { percent: 85 }, negative: { percent: 99.2 } }],
	});
	expect(performanceOf({ performance: null, theme: null })).toBeNull();
});
