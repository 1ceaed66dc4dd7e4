import type { Values } from '../fields/fields.ts';

/** A submission in progress. Every attempt uses the same key, so that it is stored once (D18). */
export type Attempt = { key: string; content: string };

/** Goes on with the last attempt while its content is the same; other content is another submission. */
export function nextAttempt(last: Attempt | null, values: Values, newKey: () => string): Attempt {
	const content = JSON.stringify(values);
	return last?.content === content ? last : { key: newKey(), content };
}
