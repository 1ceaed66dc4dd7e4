import type { FlattenedField } from 'payload';
import { documentOfLink } from '../rich-text/linked-collections.ts';
import { isObject } from '../server/is-object.ts';

export interface Reference {
	/** Of the field, as the form knows it. */
	path: string;
	collection: string;
	id: number;
	/** It leads there, and shows nothing of it. */
	isLink: boolean;
}

export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

const idIn = (value: unknown): number => Number(isObject(value) ? value.id : value);

const related = (path: string, to: string | string[], value: unknown): Reference[] => {
	if (value === null || value === undefined || value === '') return [];
	if (typeof to === 'string') return [{ path, collection: to, id: idIn(value), isLink: false }];
	return isObject(value) ? [{ path, collection: String(value.relationTo), id: idIn(value.value), isLink: false }] : [];
};

/** Pictures and linked documents anywhere in a formatted text; a link may name one by its address too. */
const inRichText = (path: string, node: unknown): Reference[] => {
	if (Array.isArray(node)) return node.flatMap((child) => inRichText(path, child));
	if (!isObject(node)) return [];
	if (typeof node.relationTo === 'string' && 'value' in node)
		return related(path, node.relationTo, node.value).map((one) => ({ ...one, isLink: node.type !== 'upload' }));
	const typed = node.linkType !== 'internal' && typeof node.url === 'string' ? documentOfLink(node.url) : null;
	return typed ? [{ path, ...typed, isLink: true }] : Object.values(node).flatMap((child) => inRichText(path, child));
};

/** Everything that a document refers to, wherever it stands: relations, links that name an item, pictures, formatted texts, rows and blocks. */
export function referencesIn(fields: FlattenedField[], data: unknown, prefix = ''): Reference[] {
	if (!isObject(data)) return [];
	return fields.flatMap((field): Reference[] => {
		const path = `${prefix}${field.name}`;
		const value = data[field.name];
		switch (field.type) {
			case 'text': {
				const linked = typeof value === 'string' ? documentOfLink(value) : null;
				return linked ? [{ path, ...linked, isLink: true }] : [];
			}
			case 'relationship':
			case 'upload':
				return (Array.isArray(value) ? value : [value]).flatMap((one) => related(path, field.relationTo, one));
			case 'richText':
				return inRichText(path, value);
			case 'group':
			case 'tab':
				return referencesIn(field.flattenedFields, value, `${path}.`);
			case 'array':
				return listOf(value).flatMap((row, index) => referencesIn(field.flattenedFields, row, `${path}.${index}.`));
			case 'blocks':
				return listOf(value).flatMap((row, index) => {
					const block = field.blocks.find(({ slug }) => isObject(row) && slug === row.blockType);
					return block ? referencesIn(block.flattenedFields, row, `${path}.${index}.`) : [];
				});
			default:
				return [];
		}
	});
}
