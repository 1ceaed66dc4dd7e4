import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { holdLock } from '../apps/studio/src/database/hold-lock.ts';
import { isMade } from './sources.ts';
import { giveUp, root, step } from './steps.ts';

/** Output of builds and tools is not a source, and tests are not part of a build. */
const isIgnored = (name: string) =>
	isMade(name) || /^(test-results|next-env\.d\.ts|.*\.tsbuildinfo|.*\.test\.tsx?)$/.test(name);

function* filesUnder(path: string): Generator<string> {
	if (!existsSync(path)) return;
	if (statSync(path).isFile()) return yield path;
	for (const entry of readdirSync(path).sort()) if (!isIgnored(entry)) yield* filesUnder(join(path, entry));
}

/** A hash of everything that goes into a build. */
export function fingerprint(paths: string[], top = root): string {
	const hash = createHash('sha256');
	for (const path of paths) {
		for (const file of filesUnder(join(top, path))) hash.update(file.slice(top.length)).update(readFileSync(file));
	}
	return hash.digest('hex');
}

type Build = {
	name: string;
	/** File next to the build that holds its fingerprint. */
	mark: string;
	inputs: string[];
	/** Another value that the build depends on. */
	setting?: string | undefined;
	build: () => Promise<unknown>;
};

const lockFile = join(root, 'node_modules/.build.lock');

async function waitForLock(name: string): Promise<{ release(): void }> {
	for (;;) {
		try {
			const lock = holdLock(lockFile);
			if (lock) return lock;
		} catch (error) {
			const reason = error instanceof Error ? error.message : error;
			giveUp(
				`${name}: this has to be done, and the checkout can not be written to (${reason}). Run npm run build as its owner.`,
			);
		}
		await wait(500);
	}
}

/** Builds only if an input has changed since the last time. A lock keeps builds from running in parallel. */
export async function whenChanged({ name, mark, inputs, setting = '', build }: Build): Promise<string> {
	const file = join(root, mark);
	const now = fingerprint(inputs) + setting;
	const isMade = () => existsSync(file) && readFileSync(file, 'utf8') === now;
	// An existing build needs no lock, and the checkout may be read-only.
	if (isMade()) return now;
	const lock = await waitForLock(name);
	try {
		if (!isMade()) {
			await step(name, build);
			writeFileSync(file, now);
		}
		return now;
	} finally {
		lock.release();
	}
}
