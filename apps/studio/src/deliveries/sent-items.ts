import { z } from 'zod';

/** The items of a delivery; each is validated on its own. */
export const SentSubmissions = z.object({ submissions: z.array(z.unknown()) });
export const SentViews = z.object({ views: z.array(z.unknown()) });
export const SentSearches = z.object({ searches: z.array(z.unknown()) });

/** The id of an item that failed validation, if it has one. */
export function idOf(item: unknown, name: 'id' | 'reference'): string[] {
	const id = z.looseObject({ [name]: z.string() }).safeParse(item).data?.[name];
	return typeof id === 'string' ? [id] : [];
}
