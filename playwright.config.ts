import { defineConfig } from '@playwright/test';
import { browsers } from './tests/support/browsers.ts';

const port = Number(process.env.TEST_PORT || 3400);

/** The whole site as it is delivered, on its own port and data folder; rate limits are tested at the wire. */
export default defineConfig({
	testDir: 'tests/browser',
	outputDir: 'test-results/site',
	fullyParallel: true,
	workers: 2,
	timeout: 60_000,
	expect: { timeout: 15_000 },
	// A shared machine may stall a browser for seconds; a second failure is the site's own.
	retries: process.env.CI ? 1 : 0,
	forbidOnly: true,
	reporter: [['line']],
	use: {
		baseURL: `http://localhost:${port}`,
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
		// What a trace keeps takes time in every test: a second try has one, and `--trace on`.
		trace: 'on-first-retry',
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
		},
		reuseExistingServer: false,
		stdout: 'ignore',
	},
});
