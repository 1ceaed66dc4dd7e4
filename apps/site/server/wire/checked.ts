import type { z } from 'zod';
import { Refusal } from './answer.ts';
import type { Fields } from './body.ts';

/** Validates the fields of a call. A wrong type is refused with the name of the field, as `spelled` on the wire. */
export function checked<T>(takes: z.ZodType<T>, fields: Fields, spelled = (name: string) => name): T {
	const result = takes.safeParse(fields);
	if (result.success) return result.data;
	const name = String(result.error.issues[0]?.path[0] ?? '');
	throw new Refusal(400, 'badField', { values: { field: spelled(name) } });
}
