import { expect, test } from 'vitest';
import { questionOf, wordsOf } from './words-of.ts';

test('words are found without accents, case and punctuation', { tags: '@DESK-4' }, () => {
	expect(wordsOf('Résumé of Jane.Doe@lab.example')).toEqual(['resume', 'of', 'jane', 'doe', 'lab', 'example']);
	expect(questionOf('JANE@lab')).toBe(`'jane':* & 'lab':*`);
});

test('Chinese has no spaces: every two characters are a word, and the last', { tags: '@DESK-4' }, () => {
	expect(wordsOf('请报价COVID检测')).toEqual(['covid', '请报', '报价', '价', '检测', '测']);
	expect(questionOf('报价')).toBe(`'报价'`);
	expect(questionOf('请报价')).toBe(`'请报' & '报价'`);
	expect(questionOf('价')).toBe(`'价':*`);
});

test('a text without words searches for nothing', () => {
	expect(questionOf(` '" & | !:* \\ `)).toBe('');
	expect(wordsOf('')).toEqual([]);
});
