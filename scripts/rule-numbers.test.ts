import { describe, expect, it } from 'vitest';
import { citationsIn, longTitlesIn, problemsOf, rulesIn, type Source, tagsIn } from './rule-numbers.ts';

const page: Source = {
	file: 'docs/specification/forms.md',
	text: '# Forms\n\n- **FORM-1** One.\n- **D2** Two, see FORM-1.\n',
};
const test: Source = { file: 'a.test.ts', text: "it('is one thing', { tags: ['@FORM-1', '@D2'] }, () => {\n" };

const checked = (pages: Source[], tests: Source[], notHeld: Record<string, string> = {}) =>
	problemsOf({
		rules: pages.flatMap(rulesIn),
		cited: [...pages, ...tests].flatMap(citationsIn),
		held: tests.flatMap(tagsIn),
		notHeld,
	});

describe('the numbers of the specification', () => {
	it('are in order if each rule exists once and a test holds it', () => {
		expect(rulesIn(page)).toEqual([
			{ number: 'FORM-1', text: 'One.', file: page.file, line: 3 },
			{ number: 'D2', text: 'Two, see FORM-1.', file: page.file, line: 4 },
		]);
		expect(checked([page], [test])).toEqual([]);
	});

	it('have one rule each', () => {
		const other = { file: 'docs/specification/calls.md', text: '- **FORM-1** Another.' };
		expect(checked([page, other], [test])).toEqual([
			'docs/specification/calls.md:1 gives FORM-1 again, after docs/specification/forms.md:3',
		]);
	});

	it('are cited only if they exist, in tests, in code and in the specification itself', () => {
		const wrong = { file: 'b.test.ts', text: '\nit("is another (FORM-12)", async () => {' };
		expect(checked([{ ...page, text: `${page.text}As D33 says.` }], [test, wrong])).toEqual([
			'docs/specification/forms.md:5 cites D33, which docs/specification does not have',
			'b.test.ts:2 cites FORM-12, which docs/specification does not have',
		]);
	});

	it('are each held by a test, unless a reason is given', () => {
		const half = { ...test, text: test.text.replace(", '@D2'", '') };
		expect(checked([page], [half])).toEqual(['docs/specification/forms.md:4 D2 is held by no test']);
		expect(checked([page], [half], { D2: 'needs an eye' })).toEqual([]);
	});

	it('are excused no longer than necessary', () => {
		expect(checked([page], [test], { D2: 'needs an eye', D3: 'is gone' })).toEqual([
			'scripts/specification.ts excuses D2, which needs no excuse',
			'scripts/specification.ts excuses D3, which needs no excuse',
		]);
	});

	it('are listed with the title of their test or group', () => {
		expect(tagsIn(test).map(({ title }) => title)).toEqual(['is one thing', 'is one thing']);
		const cases = {
			file: 'c.spec.ts',
			text: "\ntest.describe(\n\t`says '%s'`,\n\t{\n\t\ttag: '@D2' },\n);",
		};
		expect(tagsIn(cases)).toEqual([{ number: 'D2', file: 'c.spec.ts', line: 3, title: "says '%s'" }]);
	});

	it('hold nothing in a comment or in a title that no test has', () => {
		expect(tagsIn({ file: 'c.test.ts', text: "// Holds D2.\nconst words = '@D2';" })).toEqual([]);
	});

	it('are no part of other words', () => {
		const others = { file: 'd.test.ts', text: 'UTF-8 ADD2 D D100 FORM- form-1 2D2' };
		expect(citationsIn(others)).toEqual([]);
	});
});

it('a title of a test has at most 80 characters', () => {
	const long = 'x'.repeat(81);
	const file = 'a.test.ts';
	const text = `it('${long}', () => {\nit.each([\n[1]\n])('${long}', (a) => {\ntest('${long.slice(1)}', () => {\nexpect('${long}', 1)`;
	expect(longTitlesIn({ file, text })).toHaveLength(2);
});
