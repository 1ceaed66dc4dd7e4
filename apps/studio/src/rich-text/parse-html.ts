import { unescapeHtml } from '@site/contract/unescape-html';

/** An element or a text node of well-formed HTML. */
export type HtmlNode = { tag: string; attributes: Record<string, string>; children: HtmlNode[] } | { text: string };

const attributesOf = (source: string) =>
	Object.fromEntries(
		[...source.matchAll(/(?<![a-z-])([a-z-]+)="([^"]*)"/g)].map(([, name, value]) => [
			`${name}`,
			unescapeHtml(`${value}`),
		]),
	);

const empty = new Set(['br', 'hr', 'img']);

/** Limits for one text: more than any article needs, and safe for recursive code. */
const [deepest, longest] = [40, 2_000_000];

/**
 * Reads the HTML in which the sample company's content is written. Malformed HTML is an error, so that nothing is lost
 * unnoticed.
 */
export function parseHtml(html: string): HtmlNode[] {
	if (html.length > longest) throw new Error(`longer than ${longest} signs`);
	const root: HtmlNode[] = [];
	const open: { tag: string; children: HtmlNode[] }[] = [{ tag: '', children: root }];
	for (const [token, closing, tag, attributes] of html.matchAll(
		/<(\/?)([a-z][a-z0-9]{0,19})(?![a-z0-9])([^<>]*)>|[^<]+/g,
	)) {
		const current = open.at(-1);
		if (!current) throw new Error(`closed too often: ${html.slice(0, 80)}`);
		if (tag === undefined) current.children.push({ text: unescapeHtml(token) });
		else if (closing) {
			if (current.tag !== tag) throw new Error(`</${tag}> closes <${current.tag}>: ${html.slice(0, 80)}`);
			open.pop();
		} else {
			const node = { tag, attributes: attributesOf(attributes ?? ''), children: [] };
			current.children.push(node);
			if (!empty.has(tag)) open.push(node);
			if (open.length > deepest) throw new Error(`more than ${deepest} deep: ${html.slice(0, 80)}`);
		}
	}
	if (open.length !== 1) throw new Error(`<${open.at(-1)?.tag}> stays open: ${html.slice(0, 80)}`);
	return root;
}
