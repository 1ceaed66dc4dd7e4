import { workbook } from '@site/contract/workbook';
import { expect, it } from 'vitest';
import { readInWorker } from './read-in-worker.ts';
import { tableWords } from './table-limits.ts';

const file = workbook({
	name: 'Texts',
	rows: [
		['item', 'chinese'],
		['products/1', '试剂盒'],
	],
});

it('a workbook is read outside the main thread', { tags: '@LANG-5' }, async () => {
	expect(await readInWorker(new Uint8Array(file), 'csv or workbook', '1')).toEqual({
		text: '"item","chinese"\n"products/1","试剂盒"',
	});
	expect(await readInWorker(Buffer.from('a,b\n1,2'), 'csv', '1')).toEqual({ text: 'a,b\n1,2' });
});

it('reading that takes too long or too much memory ends with a message', { tags: '@LANG-5' }, async () => {
	const bytes = Buffer.from('a\n'.repeat(150_000));
	const read = (limits: { milliseconds: number; megabytes: number }) => readInWorker(bytes, 'csv', '1', limits);
	expect(await read({ milliseconds: 1, megabytes: 512 })).toEqual({ problem: tableWords.tooSlow });
	expect(await read({ milliseconds: 60_000, megabytes: 12 })).toEqual({ problem: tableWords.tooMuch });
});

it('a person has two files read at a time, and waits with a third one', { tags: '@LANG-5' }, async () => {
	const answers = [1, 2, 3].map(() => readInWorker(Buffer.from('a,b\n1,2'), 'csv', '1'));
	expect(await Promise.all(answers)).toEqual([
		{ text: 'a,b\n1,2' },
		{ text: 'a,b\n1,2' },
		{ problem: tableWords.busy },
	]);
});
