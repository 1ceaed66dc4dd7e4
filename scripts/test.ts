// `npm test` runs everything that a change may concern; `npm run test:quick` what changed and the main journeys.
import { join } from 'node:path';
import { ensureBrowser } from './browser.ts';
import { buildSite, buildStudio, prepareSample } from './builds.ts';
import { asTable, durations, forgetDurations, reports } from './durations.ts';
import { changedFiles, slowTests, untouched, withoutReason } from './slow-tests.ts';
import { countRules } from './specification.ts';
import { node, root, run, step } from './steps.ts';
import { isWritable, runInCopy } from './writable-copy.ts';

const isQuick = process.argv.includes('quick');

if (!isWritable(root)) {
	await runInCopy('scripts/test.ts').catch(() => process.exit(1));
	process.exit(0);
}

const started = performance.now();
const changed = changedFiles();
const left = untouched(changed);
const env = { SKIPPED_TESTS: withoutReason(slowTests(), changed).join(',') };
forgetDurations();

const chromium = await step("Finding a browser (Debian's Chromium where there is none)", ensureBrowser);
await prepareSample();
await buildSite();
await buildStudio();
await step('Checks', () => run(node, [join(root, 'scripts/check.ts')]));
await step('Unit, wire and fault tests', () =>
	run(
		node,
		[
			join(root, 'node_modules/vitest/vitest.mjs'),
			'run',
			...(isQuick ? ['--changed', '--passWithNoTests'] : []),
			...['--reporter=default', '--reporter=json', `--outputFile.json=${reports.vitest}`],
		],
		{ env },
	),
);
// One after the other: a machine that runs two suites at once stalls both.
if (!left.studio) await step('Browser tests of the studio', () => browserTests('tests/studio/playwright.config.ts'));
if (!left.site) await step('Browser tests of the site', () => browserTests('playwright.config.ts'));
console.log(`\nThe slowest files:\n${asTable(durations().slice(0, 25))}`);
console.log(`\nThe specification: ${countRules()} that passed.`);
console.log(`All tests passed in ${((performance.now() - started) / 60_000).toFixed(1)} min.`);

function browserTests(config: string) {
	const playwright = join(root, 'node_modules/@playwright/test/cli.js');
	const args = [playwright, 'test', '--config', config, ...(isQuick ? ['--grep', '@smoke'] : [])];
	// Where the locale is plain C, Chromium keeps no download in a folder whose name has other letters.
	return run(node, args, { env: { CHROMIUM: chromium, LC_ALL: 'C.UTF-8', ...env } });
}
