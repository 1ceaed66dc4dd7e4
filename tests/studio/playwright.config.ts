import { defineConfig } from '@playwright/test';
import { browsers } from '../support/browsers.ts';
import { seed } from '../support/depth.ts';
import { skippedTests } from '../support/skipped-tests.ts';
import '../support/zone.ts';
import { node, placesOf, root, studioEnvironmentOf, studioUrl, token, workers } from './support/places.ts';

/** For a shell: the path of the checkout may contain blanks. */
const quoted = (path: string) => `'${path.replaceAll("'", `'\\''`)}'`;
const run = (script: string) => `${quoted(node)} --disable-warning=ExperimentalWarning ${quoted(root + script)}`;

// The same seed in all processes of one run. SEED=7,8 makes two runs.
process.env.SEED ||= String(seed);

/** The studio and the site as built for delivery, a pair for each worker, with the sample. Build both first. */
export default defineConfig({
	testDir: '.',
	testMatch: '*.spec.ts',
	testIgnore: skippedTests,
	outputDir: `${root}test-results/studio-failed`,
	workers,
	timeout: 120_000,
	// No assertion is about response times, so a slow machine may take long.
	expect: { timeout: 30_000 },
	// A second attempt distinguishes a slow machine from a broken product; the report names it.
	retries: process.env.CI ? 1 : 0,
	forbidOnly: true,
	reporter: [['line'], ['json', { outputFile: `${root}test-results/times/studio.json` }]],
	use: {
		baseURL: studioUrl,
		actionTimeout: 60_000,
		viewport: { width: 1500, height: 900 },
		timezoneId: process.env.TZ ?? 'UTC',
		contextOptions: { reducedMotion: 'reduce' },
		launchOptions: {
			executablePath: browsers.quick,
			args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
		},
		// All tests of a worker share one browser context, emptied between them, to keep the cached files of the studio.
		reuseContext: true,
	},
	webServer: Array.from({ length: workers }, (_, worker) => placesOf(worker)).flatMap((places) => [
		{
			command: `mkdir -p ${quoted(`${root}test-results`)} && ${run('tests/studio/support/start-copy.ts')} > ${quoted(places.studioLog)}`,
			url: `${places.studioUrl}/admin/login`,
			env: studioEnvironmentOf(places),
			// The first start of all fills the studio that the others copy.
			timeout: 240_000,
			reuseExistingServer: !process.env.CI,
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
				PICTURE_EFFORT: '0',
			},
			reuseExistingServer: !process.env.CI,
			gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 20_000 },
		},
	]),
});
