import type { DefaultNodeTypes, SerializedLinkNode, SerializedUploadNode } from '@payloadcms/richtext-lexical';
import { convertLexicalToHTML, type HTMLConvertersFunction } from '@payloadcms/richtext-lexical/html';
import type { SerializedEditorState } from '@payloadcms/richtext-lexical/lexical';
import { escapeHtml } from '@site/contract/escape-html';
import { inLanguage, type Language } from '@site/contract/language';
import type { Picture } from '@site/contract/picture';
import { linkInto } from './linked-collections.ts';

export type PictureById = (id: number) => Picture | undefined;

const image = (node: SerializedUploadNode, pictures: PictureById, language: Language) => {
	const shown = pictures(Number(typeof node.value === 'object' ? node.value.id : node.value));
	if (!shown) return '';
	return `<img src="${escapeHtml(shown.url)}" alt="${escapeHtml(inLanguage(shown.alt, language))}" width="${shown.width}" height="${shown.height}" loading="lazy">`;
};

/** Internal links keep the item's id: the site resolves its address, which may change later. */
function addressOf({ linkType, doc, url }: SerializedLinkNode['fields']): string {
	if (linkType !== 'internal' || !doc) return url ?? '';
	return linkInto(doc.relationTo, Number(typeof doc.value === 'object' ? doc.value.id : doc.value)) ?? '';
}

const isHeadRow = (row: object) =>
	'children' in row && Array.isArray(row.children) && row.children.every((cell) => cell.headerState > 0);

/** Plain tags without classes or inline styles: the site decides how they look. */
const converters =
	(pictures: PictureById, language: Language): HTMLConvertersFunction<DefaultNodeTypes> =>
	({ defaultConverters }) => ({
		...defaultConverters,
		list: ({ node, nodesToHTML }) => {
			const tag = node.tag === 'ol' ? 'ol' : 'ul';
			return `<${tag}>${nodesToHTML({ nodes: node.children }).join('')}</${tag}>`;
		},
		listitem: ({ node, nodesToHTML }) => `<li>${nodesToHTML({ nodes: node.children }).join('')}</li>`,
		link: ({ node, nodesToHTML }) =>
			`<a href="${escapeHtml(addressOf(node.fields))}"${node.fields.newTab ? ' target="_blank" rel="noopener noreferrer"' : ''}>${nodesToHTML({ nodes: node.children }).join('')}</a>`,
		upload: ({ node }) => image(node as SerializedUploadNode, pictures, language),
		quote: ({ node, nodesToHTML }) =>
			`<blockquote><p>${nodesToHTML({ nodes: node.children }).join('')}</p></blockquote>`,
		table: ({ node, nodesToHTML }) => {
			const [first, ...rest] = node.children;
			const rows = nodesToHTML({ nodes: node.children });
			const isHead = first && rest.length > 0 && isHeadRow(first);
			return isHead
				? `<table><thead>${rows[0]}</thead><tbody>${rows.slice(1).join('')}</tbody></table>`
				: `<table><tbody>${rows.join('')}</tbody></table>`;
		},
		tablerow: ({ node, nodesToHTML }) => `<tr>${nodesToHTML({ nodes: node.children }).join('')}</tr>`,
		tablecell: ({ node, nodesToHTML }) => {
			const tag = node.headerState > 0 ? 'th' : 'td';
			const spans = `${node.colSpan && node.colSpan > 1 ? ` colspan="${node.colSpan}"` : ''}${node.rowSpan && node.rowSpan > 1 ? ` rowspan="${node.rowSpan}"` : ''}`;
			const [first, ...more] = node.children;
			const children =
				first?.type === 'paragraph' && more.length === 0 && 'children' in first ? first.children : node.children;
			return `<${tag}${spans}>${nodesToHTML({ nodes: children as typeof node.children }).join('')}</${tag}>`;
		},
	});

export const toHtml = (
	data: SerializedEditorState | null | undefined,
	pictures: PictureById,
	language: Language = 'en',
): string =>
	data ? convertLexicalToHTML({ data, converters: converters(pictures, language), disableContainer: true }) : '';
