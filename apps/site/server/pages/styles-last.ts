import { hashOf } from './content-security-policy.ts';

type Styles = { text: string; bytes: Buffer; hash: string };

let known: Styles = { text: '', bytes: Buffer.alloc(0), hash: '' };

/** Encoded and hashed once: all pages have the same styles. */
export function stylesOf(text: string): Styles {
	if (text !== known.text) known = { text, bytes: Buffer.from(text), hash: hashOf(text) };
	return known;
}

const element = '<style id="styles">';

/** Inserts the styles last: they are half of a page, so earlier steps need not search them. */
export function withStyles(html: string, { bytes }: Styles): Buffer {
	const at = html.indexOf(element) + element.length;
	if (at < element.length) return Buffer.from(html);
	return Buffer.concat([Buffer.from(html.slice(0, at)), bytes, Buffer.from(html.slice(at))]);
}
