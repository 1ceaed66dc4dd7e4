import { defineConfig } from '@playwright/test';
import { browsers } from '../support/browsers.ts';
import { seed } from '../support/depth.ts';
import {
	dataDir,
	node,
	ports,
	root,
	siteUrl,
	studioEnvironment,
	studioLog,
	studioUrl,
	token,
} from './support/places.ts';

/** For a shell: the checkout may lie in a folder with blanks in its name. */
const quoted = (path: string) => `'${path.replaceAll("'", `'\\''`)}'`;
const run = (script: string) => `${quoted(node)} --disable-warning=ExperimentalWarning ${quoted(root + script)}`;

// The same in all processes of one run. SEED=7,8 makes two runs.
process.env.SEED ||= String(seed);

/** The studio and the site as they are delivered, together, on a database of their own. Both must be built. */
export default defineConfig({
	testDir: '.',
	outputDir: `${dataDir}-failed`,
	workers: 1,
	timeout: 90_000,
	expect: { timeout: 15_000 },
	retries: process.env.CI ? 1 : 0,
	forbidOnly: true,
	reporter: [['line']],
	use: {
		baseURL: studioUrl,
		actionTimeout: 60_000,
		viewport: { width: 1500, height: 900 },
		launchOptions: {
			executablePath: browsers.quick,
			args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
		},
		// What a trace keeps takes time in every test: a second try has one, and `--trace on`.
		trace: 'on-first-retry',
	},
	webServer: [
		{
			command: `mkdir -p ${quoted(`${root}test-results`)} && rm -rf ${quoted(dataDir)} && ${run('apps/studio/scripts/start.ts')} > ${quoted(studioLog)}`,
			url: `${studioUrl}/admin/login`,
			env: studioEnvironment,
			// It is filled with the sample first.
			timeout: 240_000,
			gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
		},
		{
			command: `rm -rf ${quoted(`${dataDir}-site`)} && ${run('apps/site/build/server/index.js')}`,
			url: `${siteUrl}/readyz`,
			env: {
				NODE_ENV: 'production',
				PORT: String(ports.site),
				DATA_DIR: `${dataDir}-site`,
				STUDIO_URL: studioUrl,
				STUDIO_TOKEN: token,
				LOG_LEVEL: 'warn',
				RATE_LIMITS: 'off',
				PICTURE_SIZES: 'asked',
			},
			gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
		},
	],
});
