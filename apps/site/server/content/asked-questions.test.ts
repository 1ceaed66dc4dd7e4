import { expect, it } from 'vitest';
import { isOnlyQuestions } from './asked-questions.ts';

it.each([
	['<h3>Can I test my child?</h3><p>Yes.</p><h3>算吗？</h3><p>算。</p>', true],
	['<h3>Can I test my child?</h3><p>Yes.</p><h3>Storage</h3><p>Dry.</p>', false],
	['<p>Read first.</p><h3>Can I test my child?</h3><p>Yes.</p>', false],
	['<ul><li>87804</li></ul>', false],
])('%s is a list of questions: %s', { tags: '@PAGE-82' }, (html, isAsked) => {
	expect(isOnlyQuestions(html)).toBe(isAsked);
});
