import { z } from 'zod';

/** What a delivery holds, each item still to be judged by itself. */
export const SentSubmissions = z.object({ submissions: z.array(z.unknown()) });
export const SentViews = z.object({ views: z.array(z.unknown()) });
export const SentSearches = z.object({ searches: z.array(z.unknown()) });

/** By what an item that makes no sense can still be named. */
export function idOf(item: unknown, name: 'id' | 'reference'): string[] {
	const id = z.looseObject({ [name]: z.string() }).safeParse(item).data?.[name];
	return typeof id === 'string' ? [id] : [];
}
