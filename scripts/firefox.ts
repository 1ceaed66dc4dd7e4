import { join } from 'node:path';
import { ensureFirefox } from './browser.ts';
import { buildSite, prepareSample } from './builds.ts';
import { node, root, run, step } from './steps.ts';

const firefox = await step("Finding Firefox (Debian's firefox-esr where there is none)", ensureFirefox);
await prepareSample();
await buildSite();
await step('Journeys in Firefox', () => firefoxTests(firefox));

function firefoxTests(program: string) {
	const args = ['run', '--config', 'tests/firefox/vitest.config.ts'];
	return run(node, [join(root, 'node_modules/vitest/vitest.mjs'), ...args], { env: { FIREFOX: program } });
}
