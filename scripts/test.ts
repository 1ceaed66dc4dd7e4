import { join } from 'node:path';
import { ensureBrowser } from './browser.ts';
import { buildSite, prepareSample } from './builds.ts';
import { node, root, run, step } from './steps.ts';

const started = performance.now();
let chromium = '';

await step("Finding a browser (Debian's Chromium where there is none)", async () => {
	chromium = await ensureBrowser();
});
await prepareSample();
await buildSite();
await step('Checks', () => run(node, [join(root, 'scripts/check.ts')]));
await step('Unit, wire and fault tests', () => run(node, [join(root, 'node_modules/vitest/vitest.mjs'), 'run']));
await step('Browser tests', () =>
	run(node, [join(root, 'node_modules/@playwright/test/cli.js'), 'test', ...process.argv.slice(2)], {
		env: { CHROMIUM: chromium },
	}),
);
console.log(`\nAll tests passed in ${Math.round((performance.now() - started) / 60_000)} min.`);
