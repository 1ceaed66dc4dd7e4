import type { Lot } from '@site/contract/lot-books';
import { expect, it } from 'vitest';
import { csv } from '../inbox/csv.ts';
import { readTable } from '../tables/read-table.ts';
import { tableWords } from '../tables/table-limits.ts';
import { columns, rowOf } from './lot-columns.ts';
import { type Known, planImport } from './plan-import.ts';

const letters = [{ id: 5, title: 'Letter, Flu' }];
const lot = (overrides: Partial<Lot> = {}): Lot => ({
	reference: 'HA-FLU-25',
	lot: 'A1',
	expiresOn: '2026-08-31',
	letterId: null,
	note: { en: '' },
	...overrides,
});
const known = (...stored: Lot[]): Known => ({
	packs: new Map([
		['HA-FLU-25', 'HA-FLU-25'],
		['09521234104001', 'HA-FLU-25'],
	]),
	letters,
	stored: stored.map((item, at) => ({ id: at + 1, item })),
});
const file = (...lines: string[]) => lines.join('\r\n');

it.each([
	['commas', 'pack,lot,expires,what to do', ','],
	['semicolons and a byte order mark', '\ufeffPack;Lot;Expiry date;What to do', ';'],
	['tabs', 'REF\tlot\texpires\twhat to do', '\t'],
])('a file with %s is read with leading zeros, umlauts and Chinese', { tags: '@BOX-7' }, (_, head, separator) => {
	const row = ['9521234104001', '0070', '31.08.2026', `"Kühl${separator}\r\n""lagern"", 冷藏"`].join(separator);
	expect(planImport(file(head, row), known())).toEqual({
		created: [
			{
				item: lot({
					lot: '0070',
					madeOn: undefined,
					extendedTo: undefined,
					note: { en: `Kühl${separator}\n"lagern", 冷藏` },
				}),
			},
		],
		changed: [],
		unchanged: 0,
		wrong: [],
	});
});

it('marks every row as new, changed, unchanged or wrong, with its line and reason', () => {
	const plan = planImport(
		file(
			'pack,lot,expires,extended to,letter',
			'HA-FLU-25,A1,2026-08-31,2027-02-28,"Letter, Flu"',
			'HA-FLU-25,A2,2026-08-31,,',
			'HA-FLU-25,A3,2026/8/31,,',
			'',
			'NONE,A4,2026-08-31,,',
			'HA-FLU-25,A5,03/04/2026,,',
			'HA-FLU-25,a3,2026-08-31,,',
			'HA-FLU-25,A6,2026-08-31,2026-08-01,',
			'HA-FLU-25,A7,2026-02-30,,',
			'HA-FLU-25,A8,2026-08-31,,Other letter',
			'HA-FLU-25,A 9,2026-08-31,,',
			'HA-FLU-25,A10,2026-08-31,,,,x',
		),
		known(lot(), lot({ lot: 'A2' })),
	);
	expect(plan.changed.map(({ item }) => item)).toMatchObject([{ lot: 'A1', extendedTo: '2027-02-28', letterId: 5 }]);
	expect(plan.created.map(({ item }) => item.lot)).toEqual(['A3']);
	expect(plan.unchanged).toBe(1);
	expect(plan.wrong.map(({ line, reason }) => `${line} ${reason}`)).toEqual([
		'6 pack: no product has the REF or GTIN “NONE”.',
		'7 expires: “03/04/2026” is no day that can be read. Write it as 2027-06-30.',
		'8 The same lot stands in line 4.',
		'9 extended to: The extended date has to be after the printed one.',
		'10 expires: “2026-02-30” is no day that can be read. Write it as 2027-06-30.',
		'11 letter: no document has the title “Other letter”.',
		expect.stringMatching(/^12 lot: Up to 20 /),
		'13 It has more cells than the first line has columns.',
	]);
});

it('a missing column keeps its values, and an empty cell clears its value', () => {
	const former = lot({
		madeOn: '2024-09-02',
		extendedTo: '2027-02-28',
		letterId: 5,
		note: { en: 'Go on.', cn: '继续。' },
	});
	expect(planImport(file('pack,lot,expires', 'HA-FLU-25,A1,2026-08-31'), known(former)).unchanged).toBe(1);
	const [change] = planImport(file('pack,lot,expires,letter', 'HA-FLU-25,a1,2026-08-31,'), known(former)).changed;
	expect(change?.item).toEqual({ ...former, lot: 'a1', letterId: null });
});

it('a file without its columns, rows or encoding is refused as a whole', () => {
	for (const wrong of ['', 'A1,A2', 'pack,lot', 'pack,lot,expires,color', 'pack,lot,expires', 'pack,lot,lot,expires'])
		expect(planImport(wrong, known()).wrong).toHaveLength(1);
	expect(readTable(Uint8Array.of(0x4b, 0xfc, 0x68), 'csv')).toEqual({ problem: tableWords.notUtf8 });
	expect(readTable(Buffer.from('\ufeff批号', 'utf16le'), 'csv')).toEqual({ text: '批号' });
});

it('an exported file is imported again without a change, all 20,000 rows of it', () => {
	const all = Array.from({ length: 20_000 }, (_, at) =>
		lot({
			lot: at % 2 ? `-${at}` : `0${at}`,
			madeOn: '2024-09-02',
			letterId: at % 3 ? null : 5,
			note: { en: 'Kühl "lagern";\n冷藏' },
		}),
	);
	const written = csv(
		columns,
		all.map((item) => rowOf(item, letters)),
	);
	expect(planImport(written, known(...all))).toEqual({ created: [], changed: [], unchanged: 20_000, wrong: [] });
});

it('an unclosed quotation mark is reported with its line, and is in no lot', { tags: '@BOX-7' }, () => {
	const plan = planImport(file('pack,lot,expires', 'HA-FLU-25,"A1,2026-08-31', 'HA-FLU-25,A2,2026-08-31'), known());
	expect(plan.wrong).toEqual([{ line: 2, reason: 'A quotation mark is opened and not closed.' }]);
	expect(plan.created.map(({ item }) => item.lot)).toEqual(['A2']);
});
