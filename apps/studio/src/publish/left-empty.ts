import type { FlattenedField } from 'payload';
import { isObject } from '../server/is-object.ts';
import { needed } from '../words/plain-reason.ts';
import { fieldLabel, inEnglish, type Say } from '../words/said.ts';

const hasWords = (node: unknown): boolean => {
	if (Array.isArray(node)) return node.some(hasWords);
	if (!isObject(node)) return false;
	if (typeof node.text === 'string' && node.text.trim() !== '') return true;
	return node.type === 'upload' || hasWords(node.children) || hasWords(node.root);
};

const isEmpty = (field: FlattenedField, value: unknown) =>
	field.type === 'richText' ? !hasWords(value) : typeof value !== 'string' || value.trim() === '';

/**
 * Required texts without words. The contract accepts empty texts, and Payload would report them only after everything
 * else.
 */
export const leftEmpty = (fields: readonly FlattenedField[], data: Record<string, unknown>, say: Say = inEnglish) =>
	fields.flatMap((field) => {
		if (field.type !== 'text' && field.type !== 'textarea' && field.type !== 'richText') return [];
		if (!field.required || field.admin?.condition || !isEmpty(field, data[field.name])) return [];
		return [{ path: field.name, label: fieldLabel(field, say), message: say(needed) }];
	});
