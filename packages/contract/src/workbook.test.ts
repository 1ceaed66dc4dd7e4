import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it, vi } from 'vitest';
import { type Cell, cellText, workbook } from './workbook.ts';

const sheetOf = (rows: Cell[][]) =>
	strFromU8(unzipSync(workbook({ name: 'Liste', rows, widths: [10] }))['xl/worksheets/sheet1.xml'] ?? new Uint8Array());

describe('A workbook', () => {
	it('keeps texts: leading zeros, umlauts, Chinese, formulas and blanks', { tags: '@LIST-11' }, () => {
		const texts = ['00123', 'Größe', '试剂盒 𠮷', '=1+1', ' two  blanks ', '<b>&"'];
		const sheet = sheetOf([['REF'], texts, [20]]);
		const found = [...sheet.matchAll(/t="inlineStr"><is><t xml:space="preserve">(.*?)<\/t>/g)].map(([, text]) => text);
		expect(found).toEqual(['REF', ...texts.slice(0, 5), '&lt;b&gt;&amp;&quot;']);
		expect(sheet).toContain('<c r="A3"><v>20</v></c>');
		expect(sheet).toContain('r="F2"');
	});

	it('has its sheets by name, in order', { tags: '@DATA-2' }, () => {
		const files = unzipSync(workbook({ name: 'One', rows: [['A']] }, { name: 'Two & more', rows: [['B']] }));
		const read = (path: string) => strFromU8(files[path] ?? new Uint8Array());
		expect(read('xl/workbook.xml').match(/name="[^"]*" sheetId="\d" r:id="rId\d"/g)).toEqual([
			'name="One" sheetId="1" r:id="rId1"',
			'name="Two &amp; more" sheetId="2" r:id="rId2"',
		]);
		expect(read('xl/worksheets/sheet2.xml')).toContain('>B<');
		for (const [, target = ''] of read('xl/_rels/workbook.xml.rels').matchAll(/Target="([^"]*)"/g))
			expect(read('[Content_Types].xml')).toContain(`/xl/${target}`);
	});

	it('is the same bytes for the same sheets', { tags: '@DATA-6' }, () => {
		vi.useFakeTimers({ now: Date.parse('2026-01-01') });
		const before = workbook({ name: 'One', rows: [['A']] });
		vi.setSystemTime(Date.parse('2027-02-03'));
		expect(workbook({ name: 'One', rows: [['A']] })).toEqual(before);
		vi.useRealTimers();
	});

	it('cuts text too long for a cell, between letters', { tags: '@DESK-48' }, () => {
		const text = /preserve">(.*?)<\/t>/s.exec(sheetOf([[`${'a'.repeat(32_766)}𠮷b`]]))?.[1];
		expect(text).toBe('a'.repeat(32_766));
	});

	it('has days and moments as dates, which read the same as text', { tags: '@DESK-48' }, () => {
		const [day, moment] = [
			{ at: '2027-01-11T00:00:00.000Z', hasTime: false },
			{ at: '2027-01-11T07:43:59.123Z', hasTime: true },
		];
		expect([day, moment].map(cellText)).toEqual(['2027-01-11', '2027-01-11 07:43']);
		const sheet = sheetOf([['Day', 'Moment'], [day, moment], [{ at: '1850-01-01T00:00:00.000Z', hasTime: false }]]);
		expect(sheet).toContain('<c r="A2" s="3"><v>46398</v></c>');
		expect(sheet).toMatch(/<c r="B2" s="4"><v>46398\.32152\d*<\/v>/);
		expect(sheet).toContain('preserve">1850-01-01<');
	});

	it('leaves out characters that XML cannot hold', { tags: '@LIST-11' }, () => {
		expect(sheetOf([['a\u0000b\u0008c\uFFFEd\uD800']])).toContain('>abcd<');
	});
});
