import type { SerializedEditorState } from '@payloadcms/richtext-lexical/lexical';
import type { Picture } from '@site/contract/picture';
import type { FlattenedField } from 'payload';
import { toHtml } from '../rich-text/to-html.ts';
import { isObject } from '../server/is-object.ts';
import { inEnglish, labelOf, type Say } from '../words/said.ts';

/** A picture in a text is named by its id. */
const pictureNamed = (id: number): Picture => ({
	url: `picture ${id}`,
	alt: { en: '', cn: '' },
	width: 1,
	height: 1,
});

const isEditorState = (value: unknown): value is SerializedEditorState => isObject(value) && isObject(value.root);

/** The target of a relation, populated or not: `products #5`. */
function named(relationTo: unknown, value: unknown): string {
	if (!isObject(value)) return `${String(relationTo)} #${String(value)}`;
	return 'relationTo' in value ? named(value.relationTo, value.value) : named(relationTo, value.id);
}

const list = (value: unknown, one: (item: unknown) => string): string | null =>
	Array.isArray(value) ? value.map(one).join(', ') || null : one(value);

function optionOf(field: FlattenedField, value: unknown, say: Say): string {
	const options = 'options' in field ? field.options : [];
	for (const option of options)
		if (typeof option === 'object' && option.value === value) return labelOf(option.label, option.value, say);
	return String(value);
}

/** Callers write the same moment in different formats. */
function moment(value: unknown): string {
	const date = new Date(value instanceof Date ? value : String(value));
	return Number.isNaN(date.getTime()) ? String(value) : date.toISOString();
}

/** A value as readable text; null if empty. */
export function shownValue(field: FlattenedField, value: unknown, say: Say = inEnglish): string | null {
	if (value === null || value === undefined || value === '') return null;
	switch (field.type) {
		case 'richText':
			return isEditorState(value) ? toHtml(value, pictureNamed) || null : null;
		case 'relationship':
		case 'upload':
			return list(value, (one) => named(field.relationTo, one));
		case 'select':
		case 'radio':
			return list(value, (one) => optionOf(field, one, say));
		case 'checkbox':
			return value === true ? say('yes', '是') : say('no', '否');
		case 'date':
			return moment(value);
		case 'json':
		case 'point':
			return JSON.stringify(value);
		default:
			return list(value, String);
	}
}
