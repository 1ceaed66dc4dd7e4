import { zipSync } from 'fflate';
import { xml } from './xml.ts';

/** A day, or a time to the minute, in UTC; `at` as `Date` reads it. */
export type DateCell = { at: string; hasTime: boolean };

/**
 * A string stays text: leading zeros are kept and nothing becomes a formula. Numbers can be summed and dates sorted.
 */
export type Cell = string | number | DateCell;

/** As text: `2027-01-11`, `2027-01-11 07:43`. */
export const cellText = (cell: Cell): string =>
	typeof cell !== 'object' ? String(cell) : cell.at.slice(0, cell.hasTime ? 16 : 10).replace('T', ' ');

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packaged = 'http://schemas.openxmlformats.org/package/2006';
const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/**
 * The second style is text (`@`), which a spreadsheet keeps as it is when the cell is edited; the third is bold, the
 * fourth a day, the fifth a moment.
 */
const styles = `<styleSheet xmlns="${main}"><numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="5"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="49" fontId="1" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/><xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="165" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>`;

/** A, B, …, Z, AA: enough for any table of ours. */
const columnName = (at: number): string =>
	(at >= 26 ? String.fromCharCode(64 + Math.floor(at / 26)) : '') + String.fromCharCode(65 + (at % 26));

/** With a longer cell, spreadsheets report the whole file as broken. */
const mostInCell = 32_767;

/** Day zero of spreadsheets, which disagree about days before March 1900. */
const dayNull = Date.UTC(1899, 11, 30);
const firstSure = 61;
const serialOf = (cell: DateCell): number =>
	(Date.parse(`${cellText(cell).replace(' ', 'T')}Z`) - dayNull) / 86_400_000;

function cellXml(cell: Cell, place: string, isHead: boolean): string {
	if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`;
	if (typeof cell === 'object' && serialOf(cell) >= firstSure)
		return `<c r="${place}" s="${cell.hasTime ? 4 : 3}"><v>${serialOf(cell)}</v></c>`;
	return `<c r="${place}" s="${isHead ? 2 : 1}" t="inlineStr"><is><t xml:space="preserve">${xml(cellText(cell).slice(0, mostInCell))}</t></is></c>`;
}

function sheetXml(rows: readonly (readonly Cell[])[], widths: readonly number[]): string {
	const columns = widths.map((width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`);
	const written = rows.map((cells, row) => {
		const inside = cells.map((cell, at) => cellXml(cell, `${columnName(at)}${row + 1}`, row === 0));
		return `<row r="${row + 1}">${inside.join('')}</row>`;
	});
	const view =
		'<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>';
	return `<worksheet xmlns="${main}">${view}<cols>${columns.join('')}</cols><sheetData>${written.join('')}</sheetData></worksheet>`;
}

const relation = (id: number, kind: string, target: string) =>
	`<Relationship Id="rId${id}" Type="${relations}/${kind}" Target="${target}"/>`;

export type Sheet = {
	name: string;
	/** The first row is the head. */
	rows: readonly (readonly Cell[])[];
	/** Of the columns, in characters; by default as their first rows need. */
	widths?: readonly number[];
};

const [narrowest, widest] = [10, 48];
/** As wide as their longest line, within reason. */
const widthsOf = ([head = [], ...rows]: Sheet['rows']): number[] =>
	head.map((heading, at) => {
		const lines = [heading, ...rows.slice(0, 100).map((row) => row[at])].flatMap((cell) =>
			cellText(cell ?? '').split('\n'),
		);
		return Math.min(widest, Math.max(narrowest, ...lines.map((line) => line.length + 2)));
	});

/** The same sheets are the same bytes, whenever they are written. */
const mtime = new Date(2000, 0, 1);

/** Sheets with a fixed head row each, as a workbook of Office Open XML (ECMA-376). */
export function workbook(...sheets: readonly Sheet[]): Uint8Array<ArrayBuffer> {
	const fileOf = (at: number) => `worksheets/sheet${at + 1}.xml`;
	const types = sheets.map(
		(_, at) => `<Override PartName="/xl/${fileOf(at)}" ContentType="${sheetType}.worksheet+xml"/>`,
	);
	const named = sheets.map(({ name }, at) => `<sheet name="${xml(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`);
	const related = sheets.map((_, at) => relation(at + 1, 'worksheet', fileOf(at)));
	const parts = {
		'[Content_Types].xml': `<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${sheetType}.sheet.main+xml"/>${types.join('')}<Override PartName="/xl/styles.xml" ContentType="${sheetType}.styles+xml"/></Types>`,
		'_rels/.rels': `<Relationships xmlns="${packaged}/relationships">${relation(1, 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
		'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${named.join('')}</sheets></workbook>`,
		'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packaged}/relationships">${related.join('')}${relation(sheets.length + 1, 'styles', 'styles.xml')}</Relationships>`,
		'xl/styles.xml': styles,
		...Object.fromEntries(
			sheets.map(({ rows, widths = widthsOf(rows) }, at) => [`xl/${fileOf(at)}`, sheetXml(rows, widths)]),
		),
	};
	const encoder = new TextEncoder();
	const files = Object.entries(parts).map(([path, part]) => [path, encoder.encode(declaration + part)] as const);
	return new Uint8Array(zipSync(Object.fromEntries(files), { mtime }));
}
