import type { FlattenedField } from 'payload';
import { fieldsIn } from '../server/fields-in.ts';
import { isObject } from '../server/is-object.ts';
import { promptSign } from '../words/prompt-sign.ts';

const isLeft = (value: unknown): boolean => {
	if (typeof value === 'string') return value.includes(promptSign);
	if (Array.isArray(value)) return value.some(isLeft);
	return isObject(value) && Object.values(value).some(isLeft);
};

const ofText = ['text', 'textarea', 'richText'];

/** The fields of a form that still contain a template's prompt. */
export const promptsIn = (fields: readonly FlattenedField[], data: unknown): string[] =>
	fieldsIn(fields, data)
		.filter(({ field, value }) => ofText.includes(field.type) && isLeft(value))
		.map(({ path }) => path);
