import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brand } from '@site/contract/brand';
import { afterAll, afterEach, expect, it } from 'vitest';
import { createFileChecks, type FileChecks, TooManyFiles } from './file-checks.ts';

const folder = mkdtempSync(join(tmpdir(), `${brand.slug}-checks-`));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
let checks: FileChecks;
afterEach(() => checks.close());

const fileChecker = join(import.meta.dirname, 'file-checker.ts');
/** A checker that runs this on the path of a photo. */
function programThat(does: string): string {
	const program = join(folder, 'program.mjs');
	const answer = "parentPort.postMessage({ refused: 'wrong-type' })";
	const listens = `parentPort.on('message', ({ path }) => { if (path === 'hostile') { ${does} } ${answer}; });`;
	writeFileSync(program, `import { parentPort } from 'node:worker_threads';\n${listens}`);
	return program;
}
const fewSeconds = 2500;
const aMinute = 60_000;

it.each([
	['time', 'for (;;);', fewSeconds],
	['memory', 'const kept = []; for (;;) kept.push(new Array(1_000_000).fill(1.5));', aMinute],
])(
	'a file that takes too much %s is refused, and the next one is checked',
	{ tags: '@REPORT-17' },
	async (_what, does, longest) => {
		checks = createFileChecks(programThat(does), { longest });
		expect(await checks.photo('hostile')).toEqual({ refused: 'too-complex' });
		const [first, second] = await Promise.all([checks.photo('a'), checks.photo('b')]);
		expect([first, second]).toEqual([{ refused: 'wrong-type' }, { refused: 'wrong-type' }]);
	},
);

it('a failing disk and a missing checker are failures', async () => {
	checks = createFileChecks(fileChecker);
	await expect(checks.photo(join(folder, 'gone'))).rejects.toMatchObject({ code: 'ENOENT' });
	checks = createFileChecks(join(folder, 'nothing.mjs'));
	await expect(checks.photo('a')).rejects.toThrow();
});

it('files beyond the capacity of the checker are refused at once', { tags: '@REPORT-17' }, async () => {
	checks = createFileChecks(programThat('for (;;);'), { longest: aMinute });
	const asked = Array.from({ length: 60 }, () => checks.photo('hostile').catch((error: unknown) => error));
	expect(await Promise.race(asked)).toBeInstanceOf(TooManyFiles);
	await checks.close();
});
