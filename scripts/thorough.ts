// Slow tests, generated tests for longer and with new seeds, load tests, and every document.
import { join } from 'node:path';
import { ensureBrowser } from './browser.ts';
import { buildSite, buildStudio, prepareSample } from './builds.ts';
import { slowTests } from './slow-tests.ts';
import { node, root, run, step } from './steps.ts';

const generated = [
	'tests/nightly',
	'tests/started/addresses',
	'tests/started/crawl',
	'tests/started/load',
	'tests/wire/fuzz',
];
const env = { NIGHTLY: 'yes' };
const slow = slowTests().map(({ file }) => file);
const inBrowser = slow.filter((file) => file.startsWith('tests/studio/'));
const others = slow.filter((file) => !inBrowser.includes(file));

const chromium = await step("Finding a browser (Debian's Chromium where there is none)", ensureBrowser);
await prepareSample();
await buildSite();
await buildStudio();
await step('Floods, generated addresses and requests, all documents, kills and restores', () =>
	run(node, [join(root, 'node_modules/vitest/vitest.mjs'), 'run', ...generated, ...others], { env }),
);
await step('Generated content, whole days, and two people for ten minutes, in the studio', () =>
	run(
		node,
		[
			join(root, 'node_modules/@playwright/test/cli.js'),
			...['test', 'unsaved', ...inBrowser, '--config', 'tests/studio/playwright.config.ts'],
		],
		{ env: { ...env, CHROMIUM: chromium } },
	),
);
