import type { Values } from './element-names.ts';

/** One submission on its way. Its key is the same for every try, so that none is stored twice (D18). */
export type Attempt = { key: string; content: string };

/** Goes on with the last attempt while its content is the same; other content is another submission. */
export function nextAttempt(last: Attempt | null, values: Values, newKey: () => string): Attempt {
	const content = JSON.stringify(values);
	return last?.content === content ? last : { key: newKey(), content };
}
