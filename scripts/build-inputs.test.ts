import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { expect, it, vi } from 'vitest';
import { holdLock } from '../apps/studio/src/database/hold-lock.ts';
import { inputsOf } from './build-inputs.ts';
import { fingerprint, whenChanged } from './fingerprint.ts';
import { root } from './steps.ts';

it('a build is made from its workspace and our packages that it depends on', () => {
	expect(inputsOf('apps/site')).toEqual(expect.arrayContaining(['apps/site', 'packages/contract']));
	for (const workspace of ['apps/studio', 'packages/demo'])
		expect(inputsOf(workspace)).toEqual(expect.arrayContaining([workspace, 'packages/contract', 'packages/paper']));
});

it('no program build contains a sentence of the sample', () => {
	for (const workspace of ['apps/site', 'apps/studio']) expect(inputsOf(workspace)).not.toContain('packages/demo');
});

it('a change in a used package is built, one in an unused package is not', () => {
	const top = mkdtempSync(join(tmpdir(), 'inputs-'));
	const write = (path: string, text: string) => {
		mkdirSync(join(top, path, '..'), { recursive: true });
		writeFileSync(join(top, path), text);
	};
	const describe = (folder: string, name: string, ...needs: string[]) =>
		write(
			`${folder}/package.json`,
			JSON.stringify({ name, dependencies: Object.fromEntries(needs.map((need) => [need, '1.0.0'])) }),
		);
	describe('apps/site', '@site/site', '@site/near', 'react');
	describe('packages/near', '@site/near', '@site/far');
	describe('packages/far', '@site/far');
	describe('packages/other', '@site/other');
	const now = () => fingerprint(inputsOf('apps/site', top), top);
	const before = now();
	write('packages/other/src/a.ts', 'changed');
	write('packages/far/src/a.test.ts', 'changed');
	expect(now()).toBe(before);
	write('packages/far/src/a.ts', 'changed');
	expect(now()).not.toBe(before);
	rmSync(top, { recursive: true });
});

it('an existing build waits for no other build, and has no output', async () => {
	const mark = join(mkdtempSync(join(tmpdir(), 'built-')), 'made-from');
	const inputs = ['package.json'];
	writeFileSync(mark, fingerprint(inputs));
	const lock = holdLock(join(root, 'node_modules/.build.lock'));
	const build = vi.fn(async () => undefined);
	const said = vi.spyOn(console, 'log');
	try {
		expect(await whenChanged({ name: 'Building', mark: relative(root, mark), inputs, build })).toBe(
			fingerprint(inputs),
		);
		expect(build).not.toHaveBeenCalled();
		expect(said).not.toHaveBeenCalled();
	} finally {
		lock?.release();
		said.mockRestore();
	}
});
