// `npm test` runs everything that a change may concern; `npm run test:quick` what changed and the main journeys.
import { join } from 'node:path';
import { ensureBrowser } from './browser.ts';
import { buildSite, buildStudio, prepareSample } from './builds.ts';
import { asTable, durations, forgetDurations, reports } from './durations.ts';
import { branchPoint, changedFiles, leftOut, untouched } from './slow-tests.ts';
import { countRules } from './specification.ts';
import { node, root, run, step } from './steps.ts';
import { isWritable, runInCopy } from './writable-copy.ts';

const isQuick = process.argv.includes('quick');

if (!isWritable(root)) {
	await runInCopy('scripts/test.ts').catch(() => process.exit(1));
	process.exit(0);
}

const phases: { file: string; seconds: number }[] = [];
async function phase<T>(name: string, work: () => Promise<T>): Promise<T> {
	const began = performance.now();
	const result = await work();
	phases.push({ file: name, seconds: (performance.now() - began) / 1000 });
	return result;
}

const started = performance.now();
const changed = changedFiles();
const env = { TZ: 'UTC', SKIPPED_TESTS: leftOut(changed).join(',') };
forgetDurations();

// The fastest checks come first.
await phase('Checks', () => run(node, [join(root, 'scripts/check.ts')]));
const chromium = await phase('Browser, sample and builds', async () => {
	const found = await step("Finding a browser (Debian's Chromium where there is none)", ensureBrowser);
	await prepareSample();
	await buildSite();
	await buildStudio();
	return found;
});
await phase('Tests without a browser', () =>
	step('Unit, wire and fault tests', () =>
		run(
			node,
			[
				join(root, 'node_modules/vitest/vitest.mjs'),
				'run',
				...(isQuick ? ['--project', 'together', '--project', 'alone', `--changed=${branchPoint()}`] : []),
				...['--passWithNoTests', '--reporter=default', '--reporter=json', `--outputFile.json=${reports.vitest}`],
			],
			{ env },
		),
	),
);
// One after the other: a machine that runs two suites at once stalls both.
for (const [program, config] of [
	['studio', 'tests/studio/playwright.config.ts'],
	['site', 'playwright.config.ts'],
] as const) {
	if (untouched(changed).includes(program)) console.log(`· Nothing changed that concerns the ${program}`);
	else await phase(`Browser tests of the ${program}`, () => browserTests(program, config));
}
console.log(`\nThe slowest files:\n${asTable(durations().slice(0, 25))}`);
console.log(`\nThe phases:\n${asTable(phases)}`);
console.log(`\nThe specification: ${countRules()} that passed.`);
console.log(`All tests passed in ${((performance.now() - started) / 60_000).toFixed(1)} min.`);

function browserTests(program: string, config: string) {
	const playwright = join(root, 'node_modules/@playwright/test/cli.js');
	const args = [playwright, 'test', '--config', config, ...(isQuick ? ['--grep', '@smoke'] : [])];
	// With the locale C, Chromium cannot download into a folder whose name has non-ASCII characters.
	return step(`Browser tests of the ${program}`, () =>
		run(node, args, { env: { CHROMIUM: chromium, LC_ALL: 'C.UTF-8', ...env } }),
	);
}
