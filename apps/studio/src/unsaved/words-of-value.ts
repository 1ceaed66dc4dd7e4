import { textOf } from '../preview/field-texts.ts';
import { isObject } from '../server/is-object.ts';

/** Of no use to people. */
const unread = new Set(['id', 'blockType', 'relationTo', 'updatedAt', 'createdAt']);

/** A value of a field as people read it; lists and groups as the words in them. */
export function wordsOf(value: unknown): string {
	if (value === null || value === undefined || value === '') return '(empty)';
	if (typeof value === 'boolean') return value ? 'yes' : 'no';
	if (Array.isArray(value)) return value.length > 0 ? value.map(wordsOf).join(' · ') : '(empty)';
	if (!isObject(value)) return String(value);
	if (isObject(value.root)) return textOf(value) || '(empty)';
	const filled = Object.entries(value).filter(
		([name, inside]) => !unread.has(name) && inside !== null && inside !== undefined && inside !== '',
	);
	return filled.map(([, inside]) => wordsOf(inside)).join(' · ') || '(empty)';
}
