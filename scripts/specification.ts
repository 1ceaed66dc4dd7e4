// Checks docs/specification against code and tests: every cited number exists, a test has every rule as a tag,
// and titles of tests are short.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
	type Citation,
	citationsIn,
	type Holding,
	longTitlesIn,
	problemsOf,
	type Rule,
	rulesIn,
	type Source,
	tagsIn,
} from './rule-numbers.ts';
import { slowTests } from './slow-tests.ts';
import { sourcesOf } from './sources.ts';
import { giveUp, root } from './steps.ts';

/** Rules that no test holds yet, and why. Keep it short. */
const notHeld: Record<string, string> = {};

const sourcesIn = (pattern: string): Source[] =>
	sourcesOf(pattern).map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));

/** What `npm test` runs. */
const isTest = ({ file }: Source) => /\.(test|spec)\.tsx?$/.test(file) && !file.startsWith('tests/engines/');

/** The check's own source and test use made-up numbers. */
const isOwn = ({ file }: Source) => file.startsWith('scripts/rule-numbers');

export const specificationRules = (): Rule[] => sourcesIn('docs/specification/*.md').flatMap(rulesIn);

export function readSpecification(): { rules: Rule[]; cited: Citation[]; held: Holding[]; longTitles: string[] } {
	const sources = [
		...sourcesIn('{apps,packages,scripts,tests}/**/*.{ts,tsx,css,mjs}').filter((source) => !isOwn(source)),
		...sourcesIn('{*.md,docs/**/*.md}'),
	];
	const tests = sources.filter(isTest);
	return {
		rules: specificationRules(),
		cited: sources.filter((source) => !isTest(source)).flatMap(citationsIn),
		held: tests.flatMap(tagsIn),
		longTitles: tests.flatMap(longTitlesIn),
	};
}

/** The check fails at this many rules that only slow tests hold. */
const mostNightly = 40;

/** Rules that only slow tests hold, and therefore only nightly runs check. */
export function heldNightly(): string[] {
	const { rules, held } = readSpecification();
	const slow = new Set(slowTests().map(({ file }) => file));
	const usual = new Set(held.filter(({ file }) => !slow.has(file)).map(({ number }) => number));
	return rules.filter(({ number }) => !usual.has(number)).map(({ number }) => number);
}

/** How many rules a test holds, out of how many. */
export function countRules(): string {
	const { rules, held } = readSpecification();
	const numbers = new Set(held.map(({ number }) => number));
	const count = rules.filter(({ number }) => numbers.has(number)).length;
	return count === rules.length
		? `${count} rules, each held by a test`
		: `${count} of ${rules.length} rules held by a test`;
}

if (import.meta.main) {
	const { longTitles, ...specification } = readSpecification();
	const problems = [...problemsOf({ ...specification, notHeld }), ...longTitles];
	if (problems.length > 0) giveUp(problems.join('\n'));
	const nightly = heldNightly();
	if (nightly.length >= mostNightly)
		giveUp(`${nightly.length} rules are held by nightly tests alone, and ${mostNightly} are too many: npm run rules`);
	console.log(`  ${countRules()}`);
}
