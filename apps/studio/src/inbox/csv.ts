/** A cell that begins like a formula would be one in a spreadsheet: a leading apostrophe keeps it a text. */
const cell = (value: unknown): string => {
	const text = value === null || value === undefined ? '' : String(value);
	const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
	return `"${harmless.replaceAll('"', '""')}"`;
};

/** Rows as CSV for spreadsheets, which want a byte order mark to see UTF-8. */
export const csv = (columns: readonly string[], rows: readonly Record<string, unknown>[]): string =>
	`\ufeff${[columns, ...rows.map((row) => columns.map((column) => row[column]))]
		.map((cells) => cells.map(cell).join(','))
		.join('\r\n')}\r\n`;
