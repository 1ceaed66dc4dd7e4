import { defineConfig } from '@playwright/test';
import { browsers } from '../support/browsers.ts';
import { seed } from '../support/depth.ts';
import { skippedTests } from '../support/skipped-tests.ts';
import { node, placesOf, root, studioEnvironmentOf, studioUrl, token, workers } from './support/places.ts';

/** For a shell: the checkout may lie in a folder with blanks in its name. */
const quoted = (path: string) => `'${path.replaceAll("'", `'\\''`)}'`;
const run = (script: string) => `${quoted(node)} --disable-warning=ExperimentalWarning ${quoted(root + script)}`;

// The same in all processes of one run. SEED=7,8 makes two runs.
process.env.SEED ||= String(seed);

/** The studio and the site as they are delivered; each worker has both for itself, filled with the sample. Both must be built. */
export default defineConfig({
	testDir: '.',
	testMatch: '*.spec.ts',
	testIgnore: skippedTests,
	outputDir: `${root}test-results/studio-failed`,
	workers,
	timeout: 90_000,
	expect: { timeout: 15_000 },
	// A second try tells a slow machine from a broken product; the report names it.
	retries: process.env.CI ? 1 : 0,
	forbidOnly: true,
	reporter: [['line'], ['json', { outputFile: `${root}test-results/times/studio.json` }]],
	use: {
		baseURL: studioUrl,
		actionTimeout: 60_000,
		viewport: { width: 1500, height: 900 },
		launchOptions: {
			executablePath: browsers.quick,
			args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
		},
		// One context for all tests of a worker, emptied between them: it keeps the files of the studio's pages.
		reuseContext: true,
	},
	webServer: Array.from({ length: workers }, (_, worker) => placesOf(worker)).flatMap((places) => [
		{
			command: `mkdir -p ${quoted(`${root}test-results`)} && ${run('tests/studio/support/start-copy.ts')} > ${quoted(places.studioLog)}`,
			url: `${places.studioUrl}/admin/login`,
			env: studioEnvironmentOf(places),
			// The first start of all fills the studio that is copied.
			timeout: 240_000,
			gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 20_000 },
		},
		{
			command: `rm -rf ${quoted(`${places.dataDir}-site`)} && ${run('apps/site/build/server/index.js')}`,
			url: `${places.siteUrl}/readyz`,
			env: {
				NODE_ENV: 'production',
				PORT: String(places.ports.site),
				DATA_DIR: `${places.dataDir}-site`,
				STUDIO_URL: places.studioUrl,
				STUDIO_TOKEN: token,
				LOG_LEVEL: 'warn',
				RATE_LIMITS: 'off',
				PICTURE_SIZES: 'asked',
			},
			gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 20_000 },
		},
	]),
});
