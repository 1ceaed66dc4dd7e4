import type { z } from 'zod';
import { Refusal } from './answer.ts';
import type { Fields } from './body.ts';

/** The fields as the call wants them; a wrong type is the client's mistake, and it is told which field. */
export function checked<T>(takes: z.ZodType<T>, fields: Fields): T {
	const result = takes.safeParse(fields);
	if (result.success) return result.data;
	throw new Refusal(400, 'badField', { values: { field: String(result.error.issues[0]?.path[0] ?? '') } });
}
