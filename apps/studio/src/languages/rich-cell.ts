import type { SerializedEditorState } from '@payloadcms/richtext-lexical/lexical';
import { fromHtml } from '../rich-text/from-html.ts';
import { documentOfLink } from '../rich-text/linked-collections.ts';
import { toHtml } from '../rich-text/to-html.ts';
import { isObject } from '../server/is-object.ts';
import { inEnglish, type Said, type Say } from '../words/said.ts';

/** Pictures are named by id, so that translators can move them with the text. */
const pictureNamed = (id: number) => ({ url: `picture:${id}`, width: 1, height: 1, alt: { en: '' } });

const isRichText = (value: unknown): value is SerializedEditorState => isObject(value) && isObject(value.root);

const plainPicture = (html: string) => html.replace(/<img src="(picture:\d+)"[^>]*>/g, '<img src="$1">');
const isNothing = (html: string) => html.replace(/<\/?p>|<br ?\/?>|\s/g, '') === '';

/** A text as a spreadsheet cell; formatted text becomes HTML. */
export function cellOf(value: unknown, isRich: boolean): string {
	if (!isRich) return typeof value === 'string' ? value : '';
	if (!isRichText(value)) return '';
	const html = plainPicture(toHtml(value, pictureNamed));
	return isNothing(html) ? '' : html;
}

/** Links to items become relations, so that the studio knows where an item is used. */
function withItems(node: unknown): unknown {
	if (Array.isArray(node)) return node.map(withItems);
	if (!isObject(node)) return node;
	const link = node.type === 'link' && isObject(node.fields) ? node.fields : undefined;
	const item = documentOfLink(String(link?.url));
	const fields = item && {
		linkType: 'internal',
		doc: { relationTo: item.collection, value: item.id },
		newTab: link?.newTab ?? false,
	};
	const inside = Object.entries(node).map(([name, value]) => [name, name === 'fields' ? value : withItems(value)]);
	return { ...Object.fromEntries(inside), ...(fields && { fields }) };
}

const unreadable: Said = {
	en: 'The formatted text cannot be read: tags are missing or not known. Keep the tags of the English text, or write it in the form.',
	zh: '无法读取格式文字：标签缺失或未知。请保留英文文字的标签，或在表单中填写。',
};

/** The value to store for a cell, or why it cannot be converted. */
export function fromCell(
	cell: string,
	isRich: boolean,
	say: Say = inEnglish,
): { value: unknown } | { problem: string } {
	if (!isRich) return { value: cell };
	try {
		const value = withItems(fromHtml(cell));
		// Refuse content that the editor cannot represent: it would be lost silently.
		return bare(cellOf(value, true)) === bare(cell) ? { value } : { problem: say(unreadable) };
	} catch {
		return { problem: say(unreadable) };
	}
}

/** For comparison: white space between tags has no meaning. */
const bare = (html: string) =>
	html
		.replace(/\s+/g, ' ')
		.replace(/> </g, '><')
		.replace(/<(br|hr|img[^<>]*?) ?\/?>/g, '<$1>')
		.trim();
