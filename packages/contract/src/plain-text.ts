/**
 * Removes characters that no keyboard types from visitors' text: control characters (a database refuses some, a
 * terminal obeys others) and marks that change the direction of text, which make a name look like another one.
 */
const controls = /[^\P{Cc}\t\n\r\v\f]/gu;
const turns = /[\u202a-\u202e\u2066-\u2069]/g;

const readable = (text: string) => text.toWellFormed().replace(controls, '').replace(turns, '');

/** Without line breaks. */
export const plainLine = (text: string): string => readable(text).replace(/\s+/g, ' ').trim();

export const plainProse = (text: string): string =>
	readable(text)
		.replace(/\r\n?|[\v\f]/g, '\n')
		.trim();

/** Many scripts need joiners as letters; every other invisible character is removed from names. */
const unseen = /[^\P{Cf}\u200c\u200d]/gu;
const longestName = 200;

/** Keeps the end, which has the file type. */
export const plainFileName = (name: string): string =>
	plainLine(name.replace(unseen, '')).slice(-longestName).toWellFormed() || 'file';
