import type { SerializedEditorState, SerializedLexicalNode } from '@payloadcms/richtext-lexical/lexical';
import { type HtmlNode, parseHtml } from './parse-html.ts';

type Node = SerializedLexicalNode & Record<string, unknown>;

const formats: Record<string, number> = { strong: 1, b: 1, em: 2, i: 2, s: 4, u: 8, code: 16, sub: 32, sup: 64 };

const block = (type: string, children: Node[], more: Record<string, unknown> = {}): Node => ({
	type,
	version: 1,
	format: '',
	indent: 0,
	direction: 'ltr',
	children,
	...more,
});

const textNode = (text: string, format: number): Node => ({
	type: 'text',
	version: 1,
	text: text.replace(/\s+/g, ' '),
	format,
	detail: 0,
	mode: 'normal',
	style: '',
});

const unknown = (tag: string): never => {
	throw new Error(`rich text cannot hold <${tag}>`);
};

function inline(nodes: HtmlNode[], format = 0): Node[] {
	return nodes.flatMap((node): Node[] => {
		if ('text' in node) return node.text ? [textNode(node.text, format)] : [];
		if (node.tag === 'br') return [{ type: 'linebreak', version: 1 }];
		if (node.tag === 'p') return inline(node.children, format);
		if (node.tag in formats) return inline(node.children, format | (formats[node.tag] ?? 0));
		if (node.tag !== 'a') return unknown(node.tag);
		const fields = { linkType: 'custom', url: node.attributes.href ?? '', newTab: node.attributes.target === '_blank' };
		return [block('link', inline(node.children, format), { version: 3, fields })];
	});
}

const elements = (nodes: HtmlNode[], tag: string) =>
	nodes.flatMap((node) => ('tag' in node && node.tag === tag ? [node.children] : []));

const isList = (node: HtmlNode) => 'tag' in node && (node.tag === 'ul' || node.tag === 'ol');

const list = (tag: 'ul' | 'ol', nodes: HtmlNode[]): Node =>
	block(
		'list',
		elements(nodes, 'li').map((children, index) =>
			block('listitem', [...inline(children.filter((node) => !isList(node))), ...blocks(children.filter(isList))], {
				value: index + 1,
			}),
		),
		{ tag, listType: tag === 'ol' ? 'number' : 'bullet', start: 1 },
	);

const cell = (node: HtmlNode): Node[] =>
	'tag' in node && (node.tag === 'th' || node.tag === 'td')
		? [
				block('tablecell', [paragraph(node.children)], {
					headerState: node.tag === 'th' ? 1 : 0,
					colSpan: 1,
					rowSpan: 1,
				}),
			]
		: [];

const table = (nodes: HtmlNode[]): Node => {
	const rows = nodes.flatMap((node) =>
		'tag' in node && (node.tag === 'thead' || node.tag === 'tbody') ? node.children : [node],
	);
	return block(
		'table',
		elements(rows, 'tr').map((cells) => block('tablerow', cells.flatMap(cell))),
	);
};

const paragraph = (nodes: HtmlNode[]) => block('paragraph', inline(nodes), { textFormat: 0, textStyle: '' });

/** `picture:12` is the picture with id 12 in the studio. */
function picture(source = ''): Node {
	const id = /^picture:(\d+)$/.exec(source)?.[1];
	if (!id) return unknown('img');
	return { type: 'upload', version: 3, format: '', relationTo: 'pictures', value: Number(id), fields: null };
}

function blocks(nodes: HtmlNode[]): Node[] {
	return nodes.flatMap((node): Node[] => {
		if ('text' in node) return node.text.trim() ? [paragraph([node])] : [];
		const { tag, children } = node;
		switch (tag) {
			case 'p':
				return [paragraph(children)];
			case 'h2':
			case 'h3':
			case 'h4':
				return [block('heading', inline(children), { tag })];
			case 'ul':
			case 'ol':
				return [list(tag, children)];
			case 'blockquote':
				return [block('quote', inline(children))];
			case 'hr':
				return [{ type: 'horizontalrule', version: 1 }];
			case 'table':
				return [table(children)];
			case 'img':
				return [picture(node.attributes.src)];
			default:
				return tag in formats || tag === 'a' ? [paragraph([node])] : unknown(tag);
		}
	});
}

/** Converts HTML to the editor's format. */
export const fromHtml = (html: string): SerializedEditorState => ({
	root: block('root', blocks(parseHtml(html.trim()))) as unknown as SerializedEditorState['root'],
});
