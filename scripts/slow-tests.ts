// Tests that take minutes run in `npm run nightly`, and in `npm test` when something that they are about has changed.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourcesOf } from './sources.ts';
import { root } from './steps.ts';

/** The first line of such a test: the files and folders it is about. */
const mark = /^\/\/ Nightly, and when one of these changes: (.+)\n/;

export type SlowTest = { file: string; about: string[] };

export const slowTests = (): SlowTest[] =>
	sourcesOf('{apps,tests}/**/*.{test,spec}.ts').flatMap((file) => {
		const about = mark.exec(readFileSync(join(root, file), 'utf8'))?.[1]?.split(' ');
		return about ? [{ file, about }] : [];
	});

/** A file, or anything below a folder. */
const isIn = (path: string) => (file: string) => file === path || file.startsWith(`${path}/`);

/** Tests without a reason to run: neither they nor their subjects have changed. */
export const withoutReason = (tests: readonly SlowTest[], changed: readonly string[]): string[] =>
	tests.filter(({ file, about }) => ![file, ...about].some((path) => changed.some(isIn(path)))).map(({ file }) => file);

const git = (...args: string[]) => {
	try {
		return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
			.split('\n')
			.filter(Boolean);
	} catch {
		return [];
	}
};

/** The commit where this branch began; `npm test` covers changes since then. */
export function branchPoint(): string {
	const [base] = ['origin/HEAD', 'origin/main', 'main'].flatMap((branch) => git('merge-base', 'HEAD', branch));
	return process.env.CHANGED_SINCE || base || 'HEAD';
}

/** The files that differ from there, committed or not. A moved file is in both places. */
export const changedFiles = (): string[] => [
	...git('diff', '--name-only', '--no-renames', branchPoint()),
	...git('ls-files', '--others', '--exclude-standard'),
];

/**
 * The folders of a program and of its tests, and the pattern of a test that concerns it from the other side, or the
 * documents.
 */
const programs = {
	site: {
		folders: ['apps/site', 'tests/browser', 'tests/wire', 'tests/faults', 'tests/search', 'tests/started'],
		name: /apps\/site|docs\//,
	},
	studio: { folders: ['apps/studio', 'tests/studio'], name: /apps\/studio|\.\/product\.ts|docs\// },
};
type Program = keyof typeof programs;

const isOf = (program: Program) => (file: string) => programs[program].folders.some((folder) => isIn(folder)(file));

const others: Record<Program, Program> = { site: 'studio', studio: 'site' };

/** The programs that a change cannot concern, because all of it is in the other one or in the documents. */
export const untouched = (changed: readonly string[]): Program[] =>
	changed.length === 0
		? []
		: (['site', 'studio'] as const).filter((program) =>
				changed.every((file) => isOf(others[program])(file) || isIn('docs')(file)),
			);

/** The tests of that program that are independent of the other one. */
export const testsOf = (program: Program, tests: readonly { file: string; text: string }[]): string[] => {
	const { name } = programs[others[program]];
	return tests.filter(({ file, text }) => isOf(program)(file) && !name.test(text)).map(({ file }) => file);
};

/** The files of tests that a change leaves out. */
export function leftOut(changed: readonly string[]): string[] {
	const tests = sourcesOf('{apps,tests}/**/*.{test,spec}.{ts,tsx}').map((file) => ({
		file,
		text: readFileSync(join(root, file), 'utf8'),
	}));
	return [
		...new Set([
			...withoutReason(slowTests(), changed),
			...untouched(changed).flatMap((program) => testsOf(program, tests)),
		]),
	];
}
