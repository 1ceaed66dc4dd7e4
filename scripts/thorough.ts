// Slow tests, generated tests for longer and with new seeds, every document, and date tests in another zone.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from './browser.ts';
import { buildSite, buildStudio, prepareSample } from './builds.ts';
import { slowTests } from './slow-tests.ts';
import { sourcesOf } from './sources.ts';
import { node, root, run, step } from './steps.ts';

const generated = [
	...['addresses', 'chinese', 'crawl', 'every-page'].map((file) => `tests/started/${file}`),
	...['tests/wire/fuzz', 'tests/wire/hostile-files'],
];
const env = { NIGHTLY: 'yes', TZ: 'UTC' };
const slow = slowTests().map(({ file }) => file);
const inBrowser = slow.filter((file) => file.startsWith('tests/studio/'));
const others = slow.filter((file) => !inBrowser.includes(file));

const projects = ['--project', 'together', '--project', 'alone'];
const dated = sourcesOf('{apps,packages,tests}/**/*.test.{ts,tsx}').filter((file) =>
	/\bDate\b|setSystemTime|useFakeTimers|\btoday\b/.test(readFileSync(join(root, file), 'utf8')),
);

const chromium = await step("Finding a browser (Debian's Chromium where there is none)", ensureBrowser);
await prepareSample();
await buildSite();
await buildStudio();
await step('Generated addresses and requests, all documents, kills and restores', () =>
	run(node, [join(root, 'node_modules/vitest/vitest.mjs'), 'run', ...generated, ...others], { env }),
);
// Thirteen hours ahead: most of the time another day than in UTC.
await step('What has dates, in another zone', () =>
	run(node, [join(root, 'node_modules/vitest/vitest.mjs'), 'run', ...projects, ...dated], {
		env: { TZ: 'Pacific/Auckland' },
	}),
);
await step('Every page and list of the site in both layouts', () =>
	run(node, [join(root, 'node_modules/@playwright/test/cli.js'), 'test'], { env: { ...env, CHROMIUM: chromium } }),
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
