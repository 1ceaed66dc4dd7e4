import { escapeHtml } from './escape-html.ts';

/** Characters that XML cannot hold, not even escaped. */
const impossible = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** Escapes a text for XML, for an element or an attribute, as in HTML. */
export const xml = (text: string) => escapeHtml(text.replace(impossible, ''));
