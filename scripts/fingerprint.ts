import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './steps.ts';

const ignored = new Set(['node_modules', 'build', '.next', '.react-router', 'test-results']);

function* filesUnder(path: string): Generator<string> {
	if (!existsSync(path)) return;
	if (statSync(path).isFile()) return yield path;
	for (const entry of readdirSync(path).sort()) if (!ignored.has(entry)) yield* filesUnder(join(path, entry));
}

/** What a build was made from, in one value. */
export function fingerprint(paths: string[]): string {
	const hash = createHash('sha256');
	for (const path of paths) {
		for (const file of filesUnder(join(root, path))) hash.update(file.slice(root.length)).update(readFileSync(file));
	}
	return hash.digest('hex');
}

/** Builds only when something that goes into the build has changed since the last time. */
export async function whenChanged(mark: string, paths: string[], build: () => Promise<unknown>): Promise<boolean> {
	const file = join(root, mark);
	const now = fingerprint(paths);
	if (existsSync(file) && readFileSync(file, 'utf8') === now) return false;
	await build();
	writeFileSync(file, now);
	return true;
}
