import { expect, it } from 'vitest';
import { sentenceOf } from './sentence-of.ts';

it('the three lines of a board member are one sentence in a search result', () => {
	expect(sentenceOf(['Chair since 2019.', 'Virologist', 'Reads strips '], 'en')).toBe(
		'Chair since 2019; Virologist; Reads strips.',
	);
	expect(sentenceOf(['主席', '病毒学家。'], 'cn')).toBe('主席；病毒学家。');
});
