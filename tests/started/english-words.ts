import { unescapeHtml } from '@site/contract/unescape-html';

/** Elements that are marked as English. */
const markedEnglish = /<([a-z]+[1-6]?)\b[^>]*\slang="en"[^>]*>[\s\S]*?<\/\1>|<[a-z]+[^>]*\slang="en"[^>]*>/g;
const spoken = /\s(?:alt|title|placeholder|aria-label|aria-description|aria-roledescription|label)="([^"]*)"/g;

/** A page without its code and the parts marked as English. */
const notEnglish = (html: string) =>
	html
		.replace(/<head[\s\S]*?<\/head>/, '')
		.replace(/<(script|style|template)\b[\s\S]*?<\/\1>/g, '\n')
		.replace(markedEnglish, '\n');

/** Tags inside a word or a name that do not end it. */
const withinWords = /<\/?(?:span|wbr|b|i|em|strong|sub|sup|!--)\b[^>]*>|<!--.*?-->/g;

/** The readable text of a page, except the parts marked as English. */
export const readIn = (html: string): string =>
	unescapeHtml(
		notEnglish(html)
			.replace(withinWords, '')
			.replace(/<[^>]+>/g, '\n'),
	);

/** The texts of a page for screen readers, and its placeholders. */
const heardIn = (html: string): string => {
	const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
	return unescapeHtml([title, ...[...notEnglish(html).matchAll(spoken)].map(([, words]) => words)].join('\n'));
};

const word = /[A-Za-z][A-Za-z'’-]*[A-Za-z]/g;
/** Codes and abbreviations have no lower-case letters. */
const isCode = (text: string) => text === text.toUpperCase();
/** An address of a mailbox or a page, or a part of one; the checksum of a file. */
const address = /[\w.+-]+@[\w.-]+|https?:\/\/\S+|(?<=^|\s)\/[\w%./-]+|\b[0-9a-f]{64}\b/gm;

/** The English words of a page, except names and words that are the same in every language. */
export function englishWords(html: string, names: readonly string[], known: ReadonlySet<string>): string[] {
	const text = `${readIn(html)}\n${heardIn(html)}`.replace(address, '\n');
	const rest = names.reduce((words, name) => words.replaceAll(name, '\n'), text);
	return [...new Set(rest.match(word))].filter((each) => !isCode(each) && !known.has(each));
}
