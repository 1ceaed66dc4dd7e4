import { escapeHtml } from './escape-html.ts';

/** What XML cannot hold, not even escaped. */
const impossible = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** A text as it stands in XML, in an element or an attribute: escaped as in HTML. */
export const xml = (text: string) => escapeHtml(text.replace(impossible, ''));
