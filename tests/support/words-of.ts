import { unescapeHtml } from '@site/contract/unescape-html';

/** What a page says, whatever marks it up: names and dates are kept on one line by tags inside of the text. */
export const wordsOf = (html: string) =>
	unescapeHtml(html.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '').replace(/<[^>]*>/g, ''));
