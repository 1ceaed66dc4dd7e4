import type { Said } from '../words/said.ts';

const megabyte = 1024 * 1024;

/** Limits for tables: enough for 100,000 lots with a note each, and for the texts of the whole site. */
export const tableLimits = {
	bytes: 32 * megabyte,
	/** A workbook is an archive: sizes before and after unpacking. */
	workbookBytes: 8 * megabyte,
	unpackedBytes: 48 * megabyte,
	rows: 200_000,
	columns: 50,
	/** Total of all cells: a workbook can use one long text in many cells. */
	characters: 32 * megabyte,
};

export const tableWords = {
	tooLarge: {
		en: 'The file is larger than 32 MB, or 8 MB as XLSX. Divide it into several.',
		zh: '文件大于 32 MB（XLSX 为 8 MB）。请分成几个。',
	},
	tooMuch: {
		en: 'The file has more than 200,000 rows, 50 columns or 32 million characters. Divide it into several.',
		zh: '文件超过 200,000 行、50 列或 3200 万个字符。请分成几个。',
	},
	notUtf8: {
		en: 'The file is not written in UTF-8. In Excel, save it as “CSV UTF-8”.',
		zh: '文件不是 UTF-8 编码。请在 Excel 中保存为“CSV UTF-8”。',
	},
	noTable: { en: 'This is neither an XLSX nor a CSV file.', zh: '这既不是 XLSX 文件，也不是 CSV 文件。' },
	tooSlow: {
		en: 'The file could not be read in time. Divide it into several, or save it as CSV.',
		zh: '未能及时读取文件。请分成几个，或另存为 CSV。',
	},
	busy: {
		en: 'Other files are being read just now. Please try again in a moment.',
		zh: '目前正在读取其他文件。请稍后重试。',
	},
} satisfies Record<string, Said>;

/** Thrown if a table exceeds the limits; read-table.ts reports it. */
export class TooMuch extends Error {}

/** Counts the cells of a table during reading, and throws at the first one beyond the limits. */
export function createTally(limits = tableLimits) {
	let [rows, characters] = [0, 0];
	return {
		row(): void {
			rows += 1;
			if (rows > limits.rows) throw new TooMuch();
		},
		cell(column: number, text: string): void {
			characters += text.length;
			if (column >= limits.columns || characters > limits.characters) throw new TooMuch();
		},
	};
}
export type Tally = ReturnType<typeof createTally>;
