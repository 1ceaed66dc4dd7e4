import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openLog } from './log-file.ts';

const folder = () => mkdtempSync(join(tmpdir(), 'log-'));

it('keeps within its files’ limit, with the newest lines in the file itself', () => {
	const file = join(folder(), 'site.log');
	const log = openLog(file, { fileBytes: 1000, files: 3, lineLength: 50 });
	for (let number = 0; number < 500; number++) log.write(`line ${number}\n`);
	log.close();
	expect(readdirSync(join(file, '..')).sort()).toEqual(['site.log', 'site.log.1', 'site.log.2']);
	for (const name of ['', '.1', '.2']) expect(statSync(file + name).size).toBeLessThanOrEqual(1000);
	expect(readFileSync(file, 'utf8').trim().split('\n').at(-1)).toBe('line 499');
});

it('cuts lines that are too long, and joins lines that came in pieces', () => {
	const file = join(folder(), 'site.log');
	const log = openLog(file, { fileBytes: 1000, files: 2, lineLength: 10 });
	for (const piece of ['one ', 'line\n', 'x'.repeat(5000), 'x\n', 'last']) log.write(piece);
	log.close();
	const [first, second = '', third] = readFileSync(file, 'utf8').split('\n');
	expect([first, third]).toEqual(['one line', 'last']);
	expect(second.startsWith('xxxxxxxxxx…')).toBe(true);
	expect(second.length).toBeLessThan(40);
});

it('goes on when the disk is full, and reports the loss once there is room', () => {
	const file = join(folder(), 'site.log');
	symlinkSync('/dev/full', file);
	const log = openLog(file);
	log.write('one\ntwo\n');
	rmSync(file);
	log.write('three\n');
	log.close();
	expect(readFileSync(file, 'utf8')).toBe('2 lines were lost: the disk did not take them\nthree\n');
});
