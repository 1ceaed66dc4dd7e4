import { unescapeHtml } from '@site/contract/unescape-html';

/** The text of a page without its tags: tags inside a name or date keep it on one line. */
export const wordsOf = (html: string) =>
	unescapeHtml(html.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '').replace(/<[^>]*>/g, ''));
