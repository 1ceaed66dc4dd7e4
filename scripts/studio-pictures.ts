// Renders the pictures of docs/studio.md again, from a studio with the sample and messages of fictional people.
import { join } from 'node:path';
import { ensureBrowser } from './browser.ts';
import { buildSite, buildStudio, prepareSample } from './builds.ts';
import { node, root, run, step } from './steps.ts';

const CHROMIUM = await step('Finding Chromium', ensureBrowser);
await prepareSample();
await buildSite();
await buildStudio();
const runner = join(root, 'node_modules/@playwright/test/cli.js');
await step('Pictures of the studio', () =>
	run(node, [runner, 'test', '--config', 'tests/studio/pictures/playwright.config.ts'], { env: { CHROMIUM } }),
);
