import { accessSync, constants, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { node, root, run, step } from './steps.ts';

const left = ['data', 'test-results', 'tests/bench/results'].map((folder) => join(root, folder));

export function isWritable(folder: string) {
	try {
		accessSync(folder, constants.W_OK);
		return true;
	} catch {
		return false;
	}
}

/** Runs a script of a checkout that cannot be written to in a copy of it, and removes the copy. */
export async function runInCopy(script: string): Promise<void> {
	const copy = mkdtempSync(join(tmpdir(), 'checkout-'));
	try {
		await step(`This checkout can not be written to: copying it to ${copy}`, async () =>
			cpSync(root, copy, { recursive: true, verbatimSymlinks: true, filter: (from) => !left.includes(from) }),
		);
		await run(node, [join(copy, script)], { cwd: copy });
	} finally {
		rmSync(copy, { recursive: true, force: true });
	}
}
