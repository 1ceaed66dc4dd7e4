import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startProblem } from './start-problem.ts';

let folder = '';
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'start-problem-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const problem = (more: Record<string, string> = {}) =>
	startProblem({ STUDIO_TOKEN: 'token', PAYLOAD_SECRET: 'secret', DATA_DIR: folder, ...more });

it('an unusable first password is refused before any write, and ignored later', async () => {
	const weak = { STUDIO_ADMIN_EMAIL: 'ada.okafor@example.com', STUDIO_ADMIN_PASSWORD: 'ada.okafor-2026-x' };
	expect(await problem(weak)).toBe(
		'the setting STUDIO_ADMIN_PASSWORD is not usable: it must not be made from the email address',
	);
	expect(readdirSync(folder)).toEqual([]);
	writeFileSync(join(folder, 'studio-content-known'), '');
	expect(await problem(weak)).toBeNull();
});

it('a data folder whose database a newer release has changed is refused', async () => {
	expect(await problem()).toBeNull();
	writeFileSync(join(folder, 'studio-release'), '1.0.0\n29991231_235959_later\n');
	expect(await problem()).toContain(
		'was written by a newer release, whose database has the step 29991231_235959_later',
	);
});
