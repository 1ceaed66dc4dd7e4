import type { Values } from '../fields/rules.ts';

/** A submission in progress. Every retry uses the same key, so that it is stored once (FORM-18). */
export type Attempt = { key: string; content: string };

/** Continues the last attempt if its content is the same; different content is another submission. */
export function nextAttempt(last: Attempt | null, values: Values, newKey: () => string): Attempt {
	const content = JSON.stringify(values);
	return last?.content === content ? last : { key: newKey(), content };
}
