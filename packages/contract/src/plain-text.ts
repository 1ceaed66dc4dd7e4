/**
 * What visitors send, without what no keyboard types: control characters (a database refuses some, a terminal obeys
 * others) and the marks that turn the direction of what follows, which make a name read as another one.
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

/** Joiners are letters to many scripts; every other unseen character has no place in a name. */
const unseen = /[^\P{Cf}\u200c\u200d]/gu;
const longestName = 200;

/** The end is kept, since it says what kind of file it is. */
export const plainFileName = (name: string): string =>
	plainLine(name.replace(unseen, '')).slice(-longestName).toWellFormed() || 'file';
