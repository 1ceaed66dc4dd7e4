import { defineConfig } from '@playwright/test';
import { browsers } from './tests/support/browsers.ts';
import { skippedTests } from './tests/support/skipped-tests.ts';
import './tests/support/zone.ts';

const port = Number(process.env.TEST_PORT || 3400);

/** The whole site as it is delivered, on its own port and data folder; rate limits are tested at the wire. */
export default defineConfig({
	testDir: 'tests/browser',
	testIgnore: skippedTests,
	outputDir: 'test-results/site',
	fullyParallel: true,
	workers: 2,
	// In CI a second try tells a slow machine from a broken product; the report names it.
	retries: process.env.CI ? 1 : 0,
	timeout: 60_000,
	expect: { timeout: 15_000 },
	forbidOnly: true,
	reporter: [['line'], ['json', { outputFile: 'test-results/times/site.json' }]],
	use: {
		baseURL: `http://localhost:${port}`,
		timezoneId: 'UTC',
		// Tests that are about motion ask for it.
		contextOptions: { reducedMotion: 'reduce' },
		launchOptions: {
			executablePath: browsers.quick,
			args: [
				'--no-sandbox',
				'--disable-gpu',
				'--disable-background-networking',
				'--disable-component-update',
				'--disable-sync',
				'--no-first-run',
			],
		},
		// One context for all tests of a worker, emptied between them: it keeps the files of the pages.
		reuseContext: true,
	},
	webServer: {
		command: 'node_modules/node/bin/node --disable-warning=ExperimentalWarning apps/site/build/server/index.js',
		url: `http://localhost:${port}/readyz`,
		env: {
			NODE_ENV: 'production',
			PORT: String(port),
			DATA_DIR: `test-results/data-${port}`,
			LOG_LEVEL: 'warn',
			RATE_LIMITS: 'off',
			PICTURE_SIZES: 'asked',
			PICTURE_EFFORT: '0',
		},
		reuseExistingServer: !process.env.CI,
		stdout: 'ignore',
	},
});
