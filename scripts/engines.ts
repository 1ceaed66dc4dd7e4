// Runs the main journeys in both layouts in other browser engines: all of them, or those that are named.
import { join } from 'node:path';
import { ensureFirefox, ensureWebKit } from './browser.ts';
import { buildSite, prepareSample } from './builds.ts';
import { giveUp, node, root, run, step } from './steps.ts';

const engines = new Map([
	['firefox', { variable: 'FIREFOX', ensure: ensureFirefox }],
	['webkit', { variable: 'WEBKIT', ensure: ensureWebKit }],
]);
const asked = process.argv.slice(2);
const unknown = asked.find((name) => !engines.has(name));
if (unknown) giveUp(`There is no engine ${unknown}: ${[...engines.keys()].join(', ')}`);

await prepareSample();
await buildSite();
for (const [name, { variable, ensure }] of engines) {
	if (asked.length > 0 && !asked.includes(name)) continue;
	const program = await step(`Finding ${name} (Debian's where there is none)`, ensure);
	const args = ['run', '--config', 'tests/engines/vitest.config.ts'];
	await step(`Journeys in ${name}`, () =>
		run(node, [join(root, 'node_modules/vitest/vitest.mjs'), ...args], { env: { ENGINE: name, [variable]: program } }),
	);
}
