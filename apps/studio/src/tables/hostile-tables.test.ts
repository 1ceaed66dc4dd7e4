import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { csvRows } from './csv-rows.ts';
import { readTable, type TableKind } from './read-table.ts';
import { tableLimits, tableWords } from './table-limits.ts';

const runs = { seed: 20261119, numRuns: 150 };

/** A piece, either once or so often that quadratic work would never finish. */
const repeated = (piece: fc.Arbitrary<string>) =>
	fc
		.tuple(piece, fc.oneof({ weight: 6, arbitrary: fc.constant(1) }, { weight: 1, arbitrary: fc.constant(20_000) }))
		.map(([text, times]) => text.repeat(times));

const markup = fc.constantFrom(
	...['<row>', '<row', '<row/>', '</row>', '<x:row>', '</x:row>', '<c>', '<c ', '</c>', '<c r="ZZZ9"/>', '<c r="B2">'],
	...['<c r="A0" t="s">', '<c t="inlineStr">', '<v>', '</v>', '<v>0</v>', '<v>-1</v>', '<v>1e99</v>', '<t>', '</t>'],
	...['<rPh>', '</rPh>', '<si>', '</si>', '<sheetData>', '</sheetData>', '<is>', ' r="', '"', '>', '<', '/>', '&'],
	...[
		'&#x110000;',
		'&#55296;',
		'&amp;lt;',
		'_x0000_',
		'_xD800_',
		'<!--',
		'<![CDATA[',
		']]>',
		'<!DOCTYPE a [',
		'\0',
		'批',
	],
);
const part = fc.array(repeated(markup), { maxLength: 30 }).map((pieces) => pieces.join(''));

const sheet = 'xl/worksheets/sheet1.xml';
const workbooks = fc
	.record({
		strings: part,
		rows: part,
		isWrapped: fc.boolean(),
		target: fc.constantFrom('worksheets/sheet1.xml', '/a', ''),
	})
	.map(({ strings, rows, isWrapped, target }) =>
		zipSync(
			{
				'xl/workbook.xml': strToU8('<workbook><sheets><sheet name="A" r:id="r1"/></sheets></workbook>'),
				'xl/_rels/workbook.xml.rels': strToU8(`<a><Relationship Id="r1" Target="${target}"/></a>`),
				'xl/sharedStrings.xml': strToU8(`<sst>${strings}</sst>`),
				[sheet]: strToU8(isWrapped ? `<worksheet><sheetData>${rows}</sheetData></worksheet>` : rows),
			},
			{ level: 1 },
		),
	);

/** Unchanged, cut off, or with some bytes changed, which falsifies sizes and offsets in an archive. */
const damaged = (files: fc.Arbitrary<Uint8Array>) =>
	fc
		.tuple(
			files,
			fc.array(fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.nat(255)), { maxLength: 6 }),
			fc.boolean(),
		)
		.map(([file, changes, isCut]) => {
			const bytes = Uint8Array.from(file);
			for (const [at, value] of changes) bytes[Math.floor(at * (bytes.length - 1))] = value;
			return isCut ? bytes.subarray(0, Math.floor((changes[0]?.[0] ?? 0.5) * bytes.length)) : bytes;
		});

const signs = fc.constantFrom(
	...[
		'"',
		'""',
		',',
		';',
		'\t',
		'\n',
		'\r',
		'\r\n',
		'a',
		'="x"',
		'\ufeff',
		'\0',
		'批',
		'"a,',
		'","',
		'\u2028',
		'\ud800',
	],
);
const csvFiles = fc
	.array(repeated(signs), { maxLength: 40 })
	.map((pieces) => new TextEncoder().encode(pieces.join('')));

const refusals: unknown[] = Object.values(tableWords);

function judge(bytes: Uint8Array, kind: TableKind): void {
	const read = readTable(bytes, kind);
	if ('problem' in read) return void expect(refusals).toContain(read.problem);
	const rows = csvRows(read.text);
	expect(rows.length).toBeLessThanOrEqual(tableLimits.rows);
	expect(Math.max(0, ...rows.map(({ cells }) => cells.length))).toBeLessThanOrEqual(tableLimits.columns);
}

it('150 hostile workbooks are read within the limits, or refused', { tags: '@LANG-5' }, () => {
	fc.assert(
		fc.property(damaged(workbooks), (bytes) => judge(bytes, 'csv or workbook')),
		runs,
	);
});

it('150 hostile files of rows are read within the limits, or refused', { tags: '@BOX-7' }, () => {
	fc.assert(
		fc.property(fc.oneof(csvFiles, damaged(csvFiles)), (bytes) => judge(bytes, 'csv')),
		runs,
	);
});
