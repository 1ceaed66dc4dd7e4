import { isPath, isWebAddress } from '@site/contract/address';
import type { FlattenedField } from 'payload';
import { linkInto } from '../rich-text/linked-collections.ts';
import { isObject } from '../server/is-object.ts';
import { fieldLabel, type Said, sayIn } from '../words/said.ts';
import { listOf } from './references.ts';

/** A link that stands somewhere in a document. */
export interface FoundLink {
	/** Of the field, as the form knows it. */
	path: string;
	label: Said;
	/** `/contact`, `https://…` or `link:product12`. */
	to: string;
}

type Place = { path: string; label: Said };

const inChinese = sayIn('zh');

/** The name of a field below those that it stands in, kept for readers of both languages. */
const below = (label: Said, field: FlattenedField): Said => ({
	en: [label.en, fieldLabel(field)].filter(Boolean).join(' › '),
	zh: [label.zh, fieldLabel(field, inChinese)].filter(Boolean).join(' › '),
});

const ofRow = ({ en, zh }: Said, index: number): Said => ({ en: `${en} ${index + 1}`, zh: `${zh} ${index + 1}` });

const isLink = (value: string) => isPath(value) || isWebAddress(value) || value.startsWith('link:');

/** The links of a formatted text; documents and items by what names them. */
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

/** Every link in a document, wherever it stands. */
export function linksIn(
	fields: readonly FlattenedField[],
	data: unknown,
	{ path, label }: Place = { path: '', label: { en: '', zh: '' } },
): FoundLink[] {
	if (!isObject(data)) return [];
	return fields.flatMap((field): FoundLink[] => {
		const at: Place = { path: `${path}${field.name}`, label: below(label, field) };
		const value = data[field.name];
		switch (field.type) {
			case 'text':
				return typeof value === 'string' && isLink(value) ? [{ ...at, to: value }] : [];
			case 'richText':
				return inRichText(value).map((to) => ({ ...at, to }));
			case 'group':
			case 'tab':
				return linksIn(field.flattenedFields, value, { ...at, path: `${at.path}.` });
			case 'array':
			case 'blocks':
				return listOf(value).flatMap((row, index) => {
					const block =
						field.type === 'blocks'
							? field.blocks.find(({ slug }) => isObject(row) && slug === row.blockType)
							: undefined;
					const inside = field.type === 'array' ? field.flattenedFields : (block?.flattenedFields ?? []);
					return linksIn(inside, row, { path: `${at.path}.${index}.`, label: ofRow(at.label, index) });
				});
			default:
				return [];
		}
	});
}
