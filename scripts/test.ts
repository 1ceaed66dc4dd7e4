import { join } from 'node:path';
import { ensureBrowser } from './browser.ts';
import { buildSite, buildStudio, prepareSample } from './builds.ts';
import { countRules } from './specification.ts';
import { node, root, run, step } from './steps.ts';
import { isWritable, runInCopy } from './writable-copy.ts';

if (!isWritable(root)) {
	await runInCopy('scripts/test.ts').catch(() => process.exit(1));
	process.exit(0);
}

const started = performance.now();
let chromium = '';

await step("Finding a browser (Debian's Chromium where there is none)", async () => {
	chromium = await ensureBrowser();
});
await prepareSample();
await buildSite();
await buildStudio();
await step('Checks', () => run(node, [join(root, 'scripts/check.ts')]));
// The studio's tests mostly wait, so they run in parallel, in two halves with a studio each. Their output is shown at the end.
await step('Unit, wire and fault tests, and the browser tests of the studio beside them', async () => {
	const all = await Promise.allSettled([
		run(node, [join(root, 'node_modules/vitest/vitest.mjs'), 'run']),
		...['3410', '3460'].map((port, half) =>
			browserTests('tests/studio/playwright.config.ts', {
				args: ['--shard', `${half + 1}/2`],
				env: { STUDIO_TEST_PORT: port },
				quiet: true,
			}),
		),
	]);
	for (const result of all) if (result.status === 'rejected') throw result.reason;
});
await step('Browser tests of the site', () => browserTests('playwright.config.ts'));
console.log(`\nThe specification: ${countRules()} that passed.`);
console.log(`All tests passed in ${Math.round((performance.now() - started) / 60_000)} min.`);

function browserTests(
	config: string,
	{ args = [], env = {}, quiet = false }: { args?: string[]; env?: Record<string, string>; quiet?: boolean } = {},
) {
	const playwright = join(root, 'node_modules/@playwright/test/cli.js');
	// Where the locale is plain C, Chromium keeps no download in a folder whose name has other letters.
	const both = { CHROMIUM: chromium, LC_ALL: 'C.UTF-8', ...env };
	return run(node, [playwright, 'test', '--config', config, ...args], { env: both, quiet });
}
