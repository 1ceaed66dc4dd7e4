import type { FlattenedField } from 'payload';
import { documentOfLink } from '../rich-text/linked-collections.ts';
import { fieldsIn } from '../server/fields-in.ts';
import { isObject } from '../server/is-object.ts';

export interface Reference {
	/** Path of the field in the form. */
	path: string;
	collection: string;
	id: number;
	/** It only leads there and shows none of its content. */
	isLink: boolean;
}

const idIn = (value: unknown): number => Number(isObject(value) ? value.id : value);

const related = (path: string, to: string | string[], value: unknown): Reference[] => {
	if (value === null || value === undefined || value === '') return [];
	if (typeof to === 'string') return [{ path, collection: to, id: idIn(value), isLink: false }];
	return isObject(value) ? [{ path, collection: String(value.relationTo), id: idIn(value.value), isLink: false }] : [];
};

/** Pictures and linked documents anywhere in a formatted text; links may also name documents by their address. */
const inRichText = (path: string, node: unknown): Reference[] => {
	if (Array.isArray(node)) return node.flatMap((child) => inRichText(path, child));
	if (!isObject(node)) return [];
	if (typeof node.relationTo === 'string' && 'value' in node)
		return related(path, node.relationTo, node.value).map((one) => ({ ...one, isLink: node.type !== 'upload' }));
	const typed = node.linkType !== 'internal' && typeof node.url === 'string' ? documentOfLink(node.url) : null;
	return typed ? [{ path, ...typed, isLink: true }] : Object.values(node).flatMap((child) => inRichText(path, child));
};

/** Everything that a document refers to: relations, links to items, pictures, references in formatted texts. */
export const referencesIn = (fields: readonly FlattenedField[], data: unknown): Reference[] =>
	fieldsIn(fields, data).flatMap(({ field, value, path }): Reference[] => {
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
			default:
				return [];
		}
	});
