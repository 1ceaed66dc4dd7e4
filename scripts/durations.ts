import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './steps.ts';

type Took = { file: string; seconds: number };

const folder = join(root, 'test-results/times');
/** Where each runner writes the durations of its tests. */
export const reports = {
	vitest: join(folder, 'vitest.json'),
	studio: join(folder, 'studio.json'),
	site: join(folder, 'site.json'),
};

export function forgetDurations(): void {
	rmSync(folder, { recursive: true, force: true });
	mkdirSync(folder, { recursive: true });
}

type OfVitest = { testResults: { name: string; startTime: number; endTime: number }[] };
type Suite = { file: string; suites?: Suite[]; specs: { tests: { results: { duration: number }[] }[] }[] };
type OfPlaywright = { config: { rootDir: string }; suites: Suite[] };

const read = <T>(file: string): T | null => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null);

const ofVitest = ({ testResults }: OfVitest): Took[] =>
	testResults.map(({ name, startTime, endTime }) => ({
		file: relative(root, name),
		seconds: (endTime - startTime) / 1000,
	}));

const durationOf = ({ suites = [], specs }: Suite): number =>
	suites.reduce((sum, suite) => sum + durationOf(suite), 0) +
	specs
		.flatMap(({ tests }) => tests.flatMap(({ results }) => results))
		.reduce((sum, { duration }) => sum + duration, 0);

const ofPlaywright = ({ config, suites }: OfPlaywright): Took[] =>
	suites.map((suite) => ({
		file: relative(root, join(config.rootDir, suite.file)),
		seconds: durationOf(suite) / 1000,
	}));

/** The durations of all test files that ran, the slowest first; they are kept in test-results/times. */
export function durations(): Took[] {
	const vitest = read<OfVitest>(reports.vitest);
	const browsers = [read<OfPlaywright>(reports.studio), read<OfPlaywright>(reports.site)].flatMap((one) => one ?? []);
	const all = [...(vitest ? ofVitest(vitest) : []), ...browsers.flatMap(ofPlaywright)];
	const sorted = all.sort((one, other) => other.seconds - one.seconds);
	writeFileSync(join(folder, 'files.json'), JSON.stringify(sorted, null, '\t'));
	return sorted;
}

export const asTable = (files: readonly Took[]): string =>
	files.map(({ file, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${file}`).join('\n');
