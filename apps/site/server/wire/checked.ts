import type { z } from 'zod';
import { Refusal } from './answer.ts';
import type { Fields } from './body.ts';

/** Validates the fields of a call. A wrong type is refused with the name of the field, as `names` spells it. */
export function checked<T>(takes: z.ZodType<T>, fields: Fields, names: Readonly<Record<string, string>> = {}): T {
	const result = takes.safeParse(fields);
	if (result.success) return result.data;
	const name = String(result.error.issues[0]?.path[0] ?? '');
	throw new Refusal(400, 'badField', { values: { field: names[name] ?? name } });
}
