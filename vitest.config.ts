import { defineConfig } from 'vitest/config';
import { skippedTests } from './tests/support/skipped-tests.ts';

const nightly = process.env.NIGHTLY === 'yes' ? ',nightly' : '';
const limits = { testTimeout: 30_000, hookTimeout: 60_000 };
const exclude = ['**/node_modules/**', '**/build/**', '**/.next/**', ...skippedTests];
/** They ask for every page. */
const crawls = 'tests/started/{addresses,chinese,crawl,emergency-use,every-page,reading}.test.ts';

export default defineConfig({
	test: {
		projects: [
			{
				test: {
					name: 'together',
					// None of them replaces a module for the others, so one process loads each module once.
					include: ['{apps/site/server,packages,scripts}/**/*.test.ts'],
					isolate: false,
					exclude,
					...limits,
				},
			},
			{
				test: {
					name: 'crawls',
					include: [crawls],
					globalSetup: 'tests/started/crawled-site.ts',
					...limits,
				},
			},
			{
				test: {
					name: 'apart',
					include: [
						'apps/{site/app,studio}/**/*.test.{ts,tsx}',
						`tests/{wire,faults,started,search${nightly}}/**/*.test.ts`,
					],
					exclude: [...exclude, crawls],
					...limits,
				},
			},
		],
	},
});
