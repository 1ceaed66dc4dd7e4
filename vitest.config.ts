import { readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { sourcesOf } from './scripts/sources.ts';
import { skippedTests } from './tests/support/skipped-tests.ts';

const nightly = process.env.NIGHTLY === 'yes' ? ',nightly' : '';
/** They ask for every page. */
const crawls = 'tests/started/{addresses,chinese,crawl,emergency-use,every-page,found,reading}.test.ts';
const started = `tests/{faults,started,search${nightly}}/**/*.test.ts`;

const common = {
	testTimeout: 30_000,
	hookTimeout: 60_000,
	// Databases of tests are thrown away.
	env: { DATABASE_SYNC: 'off' },
};
const exclude = ['**/node_modules/**', '**/build/**', '**/.next/**', ...skippedTests];

/** Who replaces a module or starts Payload, of which a process has one, can not share a process with others. */
const isAlone = (file: string) =>
	/\bvi\.(mock|doMock)\(|\bgetPayload\(|\bstartStudioForTests\(/.test(readFileSync(file, 'utf8'));
const alone = sourcesOf('apps/**/*.test.{ts,tsx}').filter(isAlone);

export default defineConfig({
	test: {
		projects: [
			{
				test: {
					name: 'together',
					// One process loads each module once.
					include: ['{apps,packages,scripts}/**/*.test.{ts,tsx}', 'tests/wire/**/*.test.ts'],
					isolate: false,
					exclude: [...exclude, ...alone],
					...common,
				},
			},
			{
				test: {
					name: 'crawls',
					include: [crawls],
					exclude,
					globalSetup: 'tests/started/crawled-site.ts',
					...common,
				},
			},
			{
				test: {
					name: 'apart',
					include: [...alone, started],
					exclude: [...exclude, crawls],
					...common,
				},
			},
		],
	},
});
