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
};
// Databases of tests are thrown away.
process.env.DATABASE_SYNC = 'off';
const exclude = ['**/node_modules/**', '**/build/**', '**/.next/**', ...skippedTests];

const unit = sourcesOf('apps/**/*.test.{ts,tsx}');
const having = (words: RegExp) => unit.filter((file) => words.test(readFileSync(file, 'utf8')));
/** A file that replaces a module, or loads Payload in its own way, can not share a process with others. */
const alone = having(/\bvi\.(mock|doMock)\(|\bgetPayload\(/);
const withPayload = having(/\bstart(Studio|Sample)ForTests\(/);

const studio = {
	...common,
	exclude,
	globalSetup: 'tests/studio/support/one-database.ts',
	setupFiles: 'tests/studio/support/settings-without-pages.ts',
	testTimeout: 90_000,
	expect: { poll: { timeout: 15_000 } },
};

export default defineConfig({
	test: {
		projects: [
			{
				test: {
					name: 'together',
					// One process loads each module once.
					include: ['{apps,packages,scripts}/**/*.test.{ts,tsx}', 'tests/wire/**/*.test.ts'],
					isolate: false,
					exclude: [...exclude, ...alone, ...withPayload],
					...common,
				},
			},
			{
				test: {
					name: 'studio',
					// One process loads Payload once.
					include: [...withPayload.filter((file) => !alone.includes(file)), 'tests/studio/**/*.test.ts'],
					isolate: false,
					...studio,
				},
			},
			{ test: { name: 'studio-apart', include: withPayload.filter((file) => alone.includes(file)), ...studio } },
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
					include: [...alone.filter((file) => !withPayload.includes(file)), started],
					exclude: [...exclude, crawls],
					...common,
				},
			},
		],
	},
});
