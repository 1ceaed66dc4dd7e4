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
	sourcesOf('tests/**/*.{test,spec}.ts').flatMap((file) => {
		const about = mark.exec(readFileSync(join(root, file), 'utf8'))?.[1]?.split(' ');
		return about ? [{ file, about }] : [];
	});

/** A file, or anything below a folder. */
const isIn = (path: string) => (file: string) => file === path || file.startsWith(`${path}/`);

/** Those that have no reason to run: nothing that they are about has changed, nor they themselves. */
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

/** What differs from the main branch, committed or not. */
export function changedFiles(): string[] {
	const [base] = ['origin/HEAD', 'origin/main', 'main'].flatMap((branch) => git('merge-base', 'HEAD', branch));
	const since = process.env.CHANGED_SINCE || base || 'HEAD';
	return [...git('diff', '--name-only', since), ...git('ls-files', '--others', '--exclude-standard')];
}

/** Programs whose browser tests a change can not concern, because all of it lies in the other one. */
export function untouched(changed: readonly string[]): { site: boolean; studio: boolean } {
	const isWithin = (...folders: string[]) =>
		changed.length > 0 && changed.every((file) => [...folders, 'docs'].some((folder) => isIn(folder)(file)));
	return { site: isWithin('apps/studio', 'tests/studio'), studio: isWithin('apps/site', 'tests/browser') };
}
