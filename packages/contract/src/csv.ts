/** Text that a spreadsheet treats as a formula, including full-width forms and leading whitespace. */
const formula = /^[\s\p{Cf}]*[=+\-@＝＋－＠]|^[\t\r\n]/u;

/** `+1 (555) 010-0199`: not a formula, since it cannot call anything. */
const phone = /^\+\d[\d\s().-]*$/;

const isFormula = (text: string) => formula.test(text) && !phone.test(text);

/** A leading apostrophe makes a spreadsheet treat it as text. */
const cell = (value: unknown): string => {
	const text = value === null || value === undefined ? '' : String(value);
	const harmless = isFormula(text) ? `'${text}` : text;
	return `"${harmless.replaceAll('"', '""')}"`;
};

/** The opposite of `cell`: the text without the apostrophe. */
export const uncell = (text: string): string =>
	text.startsWith("'") && isFormula(text.slice(1)) ? text.slice(1) : text;

/** Rows as CSV for spreadsheets, which want a byte order mark to see UTF-8. */
export const csvOf = (rows: readonly (readonly unknown[])[]): string =>
	`\ufeff${rows.map((cells) => cells.map(cell).join(',')).join('\r\n')}\r\n`;
