import { createTally } from './table-limits.ts';

export interface CsvRow {
	/** Its first line in the file. */
	line: number;
	cells: string[];
	/** A cell begins with a quotation mark whose end is not the end of the cell. */
	isBroken?: true;
}

const separators = [',', ';', '\t'] as const;

/** The separator with most occurrences in the first line. */
function separatorOf(text: string): string {
	const [first = ''] = text.split(/[\r\n]/, 1);
	const counts = separators.map((separator) => ({ separator, count: first.split(separator).length }));
	return counts.toSorted((one, other) => other.count - one.count)[0]?.separator ?? ',';
}

const newlines = (text: string) => text.split(/\r\n|\n|\r/).length - 1;

/**
 * The rows of a file exported by a spreadsheet program: with or without byte order mark, separated by commas,
 * semicolons or tabs, with quoted cells.
 */
export function csvRows(file: string): CsvRow[] {
	const text = file.replace(/^\ufeff/, '');
	const separator = separatorOf(text);
	const cell = new RegExp(`(?:"([^"]*(?:""[^"]*)*)"|([^${separator}\\r\\n]*))(${separator}|\\r\\n|\\n|\\r|$)`, 'y');
	const tally = createTally();
	const rows: CsvRow[] = [];
	let line = 1;
	let row: CsvRow = { line, cells: [] };
	for (let found = cell.exec(text); found; found = cell.exec(text)) {
		const [whole, quoted, plain = '', end] = found;
		tally.cell(row.cells.length, whole);
		row.cells.push((quoted === undefined ? plain : quoted.replaceAll('""', '"').replace(/\r\n?/g, '\n')).trim());
		if (quoted === undefined && plain.startsWith('"')) row.isBroken = true;
		line += newlines(whole);
		if (end !== separator) {
			if (row.cells.some((each) => each !== '')) {
				tally.row();
				rows.push(row);
			}
			row = { line, cells: [] };
		}
		if (end === '') break;
	}
	return rows;
}
