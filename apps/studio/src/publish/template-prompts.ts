import type { FlattenedField } from 'payload';
import { isObject } from '../server/is-object.ts';
import { promptSign } from '../words/prompt-sign.ts';
import { listOf } from './references.ts';

const isLeft = (value: unknown): boolean => {
	if (typeof value === 'string') return value.includes(promptSign);
	if (Array.isArray(value)) return value.some(isLeft);
	return isObject(value) && Object.values(value).some(isLeft);
};

/** The fields of a form that still say what belongs there. */
export function promptsIn(fields: FlattenedField[], data: unknown, prefix = ''): string[] {
	if (!isObject(data)) return [];
	return fields.flatMap((field): string[] => {
		const path = `${prefix}${field.name}`;
		const value = data[field.name];
		switch (field.type) {
			case 'text':
			case 'textarea':
			case 'richText':
				return isLeft(value) ? [path] : [];
			case 'group':
			case 'tab':
				return promptsIn(field.flattenedFields, value, `${path}.`);
			case 'array':
				return listOf(value).flatMap((row, at) => promptsIn(field.flattenedFields, row, `${path}.${at}.`));
			case 'blocks':
				return listOf(value).flatMap((row, at) => {
					const block = field.blocks.find(({ slug }) => isObject(row) && slug === row.blockType);
					return block ? promptsIn(block.flattenedFields, row, `${path}.${at}.`) : [];
				});
			default:
				return [];
		}
	});
}
