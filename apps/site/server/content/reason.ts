import { z } from 'zod';

/** An error in one line; for a schema error, its first path and problem. */
export function reasonOf(error: unknown): string {
	if (error instanceof z.ZodError) {
		const [issue] = error.issues;
		const place = issue?.path.join('.');
		return place ? `${place}: ${issue?.message}` : (issue?.message ?? 'does not fit');
	}
	return error instanceof Error ? error.message : String(error);
}
