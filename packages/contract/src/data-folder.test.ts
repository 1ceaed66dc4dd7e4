import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { markRelease, openDataFolder, whyTooNew } from './data-folder.ts';
import { release } from './release.ts';

let folder = '';
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'data-folder-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const modeOf = (name: string) => statSync(join(folder, name)).mode & 0o777;

it('a folder that a former release left open to others is closed, with its files', () => {
	for (const name of ['logs', 'studio']) {
		mkdirSync(join(folder, name));
		chmodSync(join(folder, name), 0o755);
	}
	writeFileSync(join(folder, 'snapshot.json'), '{}');
	chmodSync(join(folder, 'snapshot.json'), 0o644);
	chmodSync(folder, 0o755);
	openDataFolder(folder);
	expect(['', 'logs', 'studio', 'snapshot.json'].map(modeOf)).toEqual([0o700, 0o700, 0o700, 0o600]);
});

it('a folder of a newer release is refused in one line; an older one is accepted', () => {
	const mine = { folder, program: 'studio', step: '20261115_second' } as const;
	expect(whyTooNew(mine)).toBeNull();
	markRelease(mine);
	expect(whyTooNew(mine)).toBeNull();
	expect(whyTooNew({ ...mine, step: '20261201_third' })).toBeNull();
	expect(whyTooNew({ ...mine, step: '20261101_first' })).toContain('has the step 20261115_second');
	writeFileSync(join(folder, 'studio-release'), '1.10.99\n');
	expect(whyTooNew(mine)).toMatch(`was written by the newer release 1.10.99, and this is ${release}`);
	writeFileSync(join(folder, 'studio-release'), '0.9.0\n20261115_second\n');
	expect(whyTooNew(mine)).toBeNull();
	expect(whyTooNew({ folder, program: 'site' })).toBeNull();
	expect(readdirSync(folder)).toEqual(['studio-release']);
});
