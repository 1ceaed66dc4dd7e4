import { textOf } from '../preview/field-texts.ts';
import { isObject } from '../server/is-object.ts';
import type { Say } from '../words/said.ts';

/** Fields that mean nothing to users. */
const unread = new Set(['id', 'blockType', 'relationTo', 'updatedAt', 'createdAt']);

/** A field's value as readable text; of lists and groups the words in them. */
export function wordsOf(value: unknown, say: Say): string {
	const empty = say('(empty)', '（空）');
	const joined = (values: unknown[]) => values.map((inside) => wordsOf(inside, say)).join(' · ') || empty;
	if (value === null || value === undefined || value === '') return empty;
	if (typeof value === 'boolean') return value ? say('yes', '是') : say('no', '否');
	if (Array.isArray(value)) return joined(value);
	if (!isObject(value)) return String(value);
	if (isObject(value.root)) return textOf(value) || empty;
	const isFilled = (inside: unknown) => inside !== null && inside !== undefined && inside !== '';
	return joined(
		Object.entries(value)
			.filter(([name, inside]) => !unread.has(name) && isFilled(inside))
			.map(([, inside]) => inside),
	);
}
