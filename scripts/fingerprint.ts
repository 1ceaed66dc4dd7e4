import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { holdLock } from '../apps/studio/src/database/hold-lock.ts';
import { isMade } from './sources.ts';
import { root } from './steps.ts';

/** What builds and tools write themselves is no source, and no build has tests in it. */
const isIgnored = (name: string) =>
	isMade(name) || /^(test-results|next-env\.d\.ts|.*\.tsbuildinfo|.*\.test\.tsx?)$/.test(name);

function* filesUnder(path: string): Generator<string> {
	if (!existsSync(path)) return;
	if (statSync(path).isFile()) return yield path;
	for (const entry of readdirSync(path).sort()) if (!isIgnored(entry)) yield* filesUnder(join(path, entry));
}

/** What a build was made from, in one value. */
export function fingerprint(paths: string[]): string {
	const hash = createHash('sha256');
	for (const path of paths) {
		for (const file of filesUnder(join(root, path))) hash.update(file.slice(root.length)).update(readFileSync(file));
	}
	return hash.digest('hex');
}

/** Builds only when something that goes into the build has changed since the last time, one build after the other. */
export async function whenChanged(mark: string, paths: string[], build: () => Promise<unknown>): Promise<string> {
	const file = join(root, mark);
	let lock = holdLock(join(root, 'node_modules/.build.lock'));
	for (; !lock; lock = holdLock(join(root, 'node_modules/.build.lock'))) await wait(500);
	try {
		const now = fingerprint(paths);
		if (existsSync(file) && readFileSync(file, 'utf8') === now) return now;
		await build();
		writeFileSync(file, now);
		return now;
	} finally {
		lock.release();
	}
}
