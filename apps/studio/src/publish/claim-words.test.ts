import { expect, test } from 'vitest';
import { claimsIn, wordsOf } from './claim-words.ts';

const found = (text: string) => claimsIn(text).map(({ word }) => word);

test.each([
	['An approved test.', ['approved']],
	['A safe and effective answer.', ['safe', 'effective']],
	['FDA cleared for home use.', ['FDA cleared']],
	['FDA-approved.', ['FDA-approved']],
	['已获批准的检测。', ['批准']],
	['安全有效。', ['安全有效']],
	['With a safety lancet.', []],
	['Effective date: May 1.', []],
	['It has not been cleared or approved.', []],
	['本检测未获 FDA 许可或批准。', []],
	['有效期 24 个月', []],
	['Not for resale. Approved by doctors.', ['Approved']],
])('in ‘%s’ the words to review are %j', { tags: '@INFO-16' }, (text, words) => {
	expect(found(text)).toEqual(words);
});

test('a claim is reported with its place, in a formatted text too', { tags: '@INFO-16' }, () => {
	expect(claimsIn('Our test is approved for clinics.')).toEqual([
		{ before: 'Our test is ', word: 'approved', after: ' for clinics.' },
	]);
	const rich = { root: { children: [{ children: [{ text: 'Quite' }, { text: 'safe' }] }, { children: [] }] } };
	expect(found(wordsOf(rich))).toEqual(['safe']);
	expect(wordsOf(7)).toBe('');
});
