// Checks docs/specification against code and tests: every cited number exists, and a test names every rule.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Citation, citationsIn, problemsOf, type Rule, rulesIn, type Source } from './rule-numbers.ts';
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

export function readSpecification(): { rules: Rule[]; cited: Citation[]; namedByTests: Citation[] } {
	const sources = [
		...sourcesIn('{apps,packages,scripts,tests}/**/*.{ts,tsx,css,mjs}').filter((source) => !isOwn(source)),
		...sourcesIn('{*.md,docs/**/*.md}'),
	];
	return {
		rules: sources.filter(({ file }) => file.startsWith('docs/specification/')).flatMap(rulesIn),
		cited: sources.filter((source) => !isTest(source)).flatMap(citationsIn),
		namedByTests: sources.filter(isTest).flatMap(citationsIn),
	};
}

/** The check fails at this many rules that only slow tests hold. */
const mostNightly = 40;

/** Rules that only slow tests name, and therefore only nightly runs check. */
export function heldNightly(): string[] {
	const { rules, namedByTests } = readSpecification();
	const slow = new Set(slowTests().map(({ file }) => file));
	const usual = new Set(namedByTests.filter(({ file }) => !slow.has(file)).map(({ number }) => number));
	return rules.filter(({ number }) => !usual.has(number)).map(({ number }) => number);
}

/** How many rules are named by a test, out of how many. */
export function countRules(): string {
	const { rules, namedByTests } = readSpecification();
	const named = new Set(namedByTests.map(({ number }) => number));
	const held = rules.filter(({ number }) => named.has(number)).length;
	return held === rules.length
		? `${held} rules, each named by a test`
		: `${held} of ${rules.length} rules named by a test`;
}

if (import.meta.main) {
	const problems = problemsOf({ ...readSpecification(), notHeld });
	if (problems.length > 0) giveUp(problems.join('\n'));
	const nightly = heldNightly();
	if (nightly.length >= mostNightly)
		giveUp(`${nightly.length} rules are held by nightly tests alone, and ${mostNightly} are too many: npm run rules`);
	console.log(`  ${countRules()}`);
}
