import type { FlattenedField } from 'payload';
import { fieldsOfRow } from '../server/fields-in.ts';
import { isObject } from '../server/is-object.ts';

/** Forms send an empty list as 0 and an empty choice as a text. Saving corrects both, and so does this. */
function storedValue(field: FlattenedField, value: unknown): unknown {
	if (field.type === 'array' || field.type === 'blocks') {
		if (!Array.isArray(value)) return [];
		return value.map((row: unknown) => (isObject(row) ? asSaved(fieldsOfRow(field, row), row) : row));
	}
	if (field.type === 'group' || field.type === 'tab')
		return isObject(value) ? asSaved(field.flattenedFields, value) : value;
	if (field.type === 'relationship' || field.type === 'upload') {
		if (field.hasMany) return Array.isArray(value) ? value : [];
		return value === '' || value === 'none' || value === 'null' ? null : value;
	}
	return value;
}

/** The values of a form as they would be stored. */
export const asSaved = (fields: FlattenedField[], data: Record<string, unknown>): Record<string, unknown> => ({
	...data,
	...Object.fromEntries(
		fields.flatMap((field) => {
			const value = storedValue(field, data[field.name]);
			return value === undefined ? [] : [[field.name, value]];
		}),
	),
});
