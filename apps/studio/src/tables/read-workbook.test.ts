import { workbook } from '@site/contract/workbook';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readWorkbook } from './read-workbook.ts';
import { TooMuch } from './table-limits.ts';

/** As spreadsheet programs write it: shared strings, formatted parts, omitted cells. */
const byProgram = (sheet: string, strings = '', target = 'worksheets/sheet3.xml') =>
	zipSync({
		'xl/workbook.xml': strToU8(
			'<workbook><sheets><sheet name="A" sheetId="3" r:id="rId7"/><sheet r:id="rId1"/></sheets></workbook>',
		),
		'xl/_rels/workbook.xml.rels': strToU8(
			`<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/><Relationship Target="${target}" Id="rId7"/></Relationships>`,
		),
		'xl/sharedStrings.xml': strToU8(`<sst>${strings}</sst>`),
		'xl/worksheets/sheet1.xml': strToU8('<worksheet><sheetData><row><c><v>wrong</v></c></row></sheetData></worksheet>'),
		'xl/worksheets/sheet3.xml': strToU8(
			`<worksheet><cols><col min="1"/></cols><sheetData>${sheet}</sheetData></worksheet>`,
		),
	});

describe('A returned workbook', () => {
	it('has the exported texts', { tags: '@LANG-5' }, () => {
		const rows = [
			['item', 'chinese'],
			['<p>"A" & B</p>', '试剂盒 𠮷\nsecond line'],
			['', '=1+1'],
		];
		expect(readWorkbook(workbook({ name: 'Texts', rows, widths: [10, 10] }))).toEqual(rows);
	});

	it('is read as spreadsheet programs write it', { tags: '@LANG-5' }, () => {
		const strings =
			'<si><t>one</t></si><si><r><t xml:space="preserve">two </t></r><r><rPr><b/></rPr><t>parts</t></r><rPh sb="0" eb="1"><t>spoken</t></rPh></si><si/>';
		const sheet =
			'<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" s="4"/><c r="C1" t="s"><v>1</v></c></row><row r="2"/><row r="3"><c r="AA3"><v>7.5</v></c></row><row r="4"><c r="A4" t="str"><f>A1</f><v>a_x000D_\nb &#20013;</v></c></row>';
		const [first, second, third, fourth] = readWorkbook(byProgram(sheet, strings));
		expect(first).toEqual(['one', '', 'two parts']);
		expect(second).toEqual([]);
		expect([third?.length, third?.at(-1)]).toEqual([27, '7.5']);
		expect(fourth).toEqual(['a\nb 中']);
		expect(
			readWorkbook(byProgram('<x:row><x:c r="A1"><x:v>1</x:v></x:c></x:row>', '', '/xl/worksheets/sheet3.xml')),
		).toEqual([['1']]);
	});

	it('is refused if it has too many rows, too many columns or too much text', { tags: '@LANG-5' }, () => {
		const row = '<row><c r="A1" t="s"><v>0</v></c></row>';
		for (const sheet of ['<row><c r="ZZZ1"/></row>', '<row><c r="AY1"/></row>', '<row/>'.repeat(200_001)])
			expect(() => readWorkbook(byProgram(sheet))).toThrow(TooMuch);
		expect(() => readWorkbook(byProgram(row.repeat(9), `<si><t>${'a'.repeat(4_000_000)}</t></si>`))).toThrow(TooMuch);
		const many = Object.fromEntries(Array.from({ length: 2_001 }, (_, at) => [`${at}`, new Uint8Array()]));
		expect(() => readWorkbook(zipSync(many))).toThrow(TooMuch);
	});

	it('ends at an element that is never closed', { tags: '@LANG-5' }, () => {
		for (const open of ['<row>', '<row><c>', '<x:row>', '<row '])
			expect(readWorkbook(byProgram(`<row><c><v>1</v></c></row>${open.repeat(200_000)}`))).toHaveLength(1);
	});

	it('is empty if the file is something else', { tags: '@LANG-5' }, () => {
		for (const bytes of [strToU8('PK and nothing'), zipSync({ 'a.txt': strToU8('a') }), new Uint8Array()])
			expect(readWorkbook(bytes)).toEqual([]);
	});
});
