import { isPath, isWebAddress } from '@site/contract/address';
import type { FlattenedField } from 'payload';
import { linkInto } from '../rich-text/linked-collections.ts';
import { fieldsIn, labelWithin } from '../server/fields-in.ts';
import { isObject } from '../server/is-object.ts';
import { type Said, sayIn } from '../words/said.ts';

/** A link in a document. */
export interface FoundLink {
	/** Path of the field in the form. */
	path: string;
	label: Said;
	/** `/contact`, `https://…` or `link:product12`. */
	to: string;
}

const inChinese = sayIn('zh');

const isLink = (value: string) => isPath(value) || isWebAddress(value) || value.startsWith('link:');

/** The links of a formatted text; links to documents in the form `link:…`. */
function inRichText(node: unknown): string[] {
	if (Array.isArray(node)) return node.flatMap(inRichText);
	if (!isObject(node)) return [];
	const inside = Object.values(node).flatMap(inRichText);
	if ((node.type !== 'link' && node.type !== 'autolink') || !isObject(node.fields)) return inside;
	const { linkType, url, doc } = node.fields;
	if (linkType !== 'internal') return typeof url === 'string' && url !== '' ? [url, ...inside] : inside;
	const id = isObject(doc) ? Number(isObject(doc.value) ? doc.value.id : doc.value) : 0;
	const link = isObject(doc) ? linkInto(String(doc.relationTo), id) : null;
	return link ? [link, ...inside] : inside;
}

/** Every link in a document, in any field. */
export const linksIn = (fields: readonly FlattenedField[], data: unknown): FoundLink[] =>
	fieldsIn(fields, data).flatMap((found): FoundLink[] => {
		const { field, value, path } = found;
		// Payload's own addresses of a file.
		if (field.admin && 'hidden' in field.admin && field.admin.hidden) return [];
		const isText = field.type === 'text' && typeof value === 'string' && isLink(value);
		const links = isText ? [value] : field.type === 'richText' ? inRichText(value) : [];
		if (links.length === 0) return [];
		const label = { en: labelWithin(found), zh: labelWithin(found, inChinese) };
		return links.map((to) => ({ path, label, to }));
	});
