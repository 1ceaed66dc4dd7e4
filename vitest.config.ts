import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { sourcesOf } from './scripts/sources.ts';
import { specificationRules } from './scripts/specification.ts';
import { skippedTests } from './tests/support/skipped-tests.ts';
import './tests/support/zone.ts';

/** They ask for every page. */
const crawls = 'tests/started/{addresses,box-door,chinese,crawl,emergency-use,every-page,found,reading}.test.ts';
const started = 'tests/{faults,started,search}/**/*.test.ts';

const common = {
	// The rules that tests hold, for `--tags-filter @LIST-3`; `--list-tags` prints them.
	tags: specificationRules().map(({ number, text }) => ({ name: `@${number}`, description: text })),
	testTimeout: 30_000,
	hookTimeout: 60_000,
};
// Databases of tests are thrown away.
process.env.DATABASE_SYNC = 'off';
// Node keeps what it compiled, of the runner's libraries and of the programs that tests start.
process.env.NODE_COMPILE_CACHE ||= join(import.meta.dirname, 'node_modules/.cache/compiled');
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
		// Tests with a started program wait a quarter of their time, so one more than two cores.
		maxWorkers: Math.ceil(availableParallelism() * 1.5),
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
					isolate: false,
					globalSetup: 'tests/started/crawled-site.ts',
					...common,
				},
			},
			{
				test: {
					name: 'started',
					include: [started],
					isolate: false,
					exclude: [...exclude, crawls],
					...common,
				},
			},
			{
				test: {
					name: 'alone',
					include: alone.filter((file) => !withPayload.includes(file)),
					exclude,
					...common,
				},
			},
		],
	},
});
