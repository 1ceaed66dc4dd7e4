// Takes names of pages (tests/support/addresses.ts) as arguments; default: every page.
import { join } from 'node:path';
import { ensureBrowser, ensureFirefox, ensureWebKit } from './browser.ts';
import { buildSite, prepareSample } from './builds.ts';
import { node, root, run, step } from './steps.ts';

const programs = await step('Finding Chromium, Firefox and WebKit', async () => ({
	CHROMIUM: await ensureBrowser(),
	FIREFOX: await ensureFirefox(),
	WEBKIT: await ensureWebKit(),
}));
await prepareSample();
await buildSite();
await step('Pictures of every kind of page in three engines', () =>
	run(node, [join(root, 'tests/engines/pictures.ts'), ...process.argv.slice(2)], { env: programs }),
);
