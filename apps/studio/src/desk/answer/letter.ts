import type { Payload, PayloadRequest } from 'payload';
import { has } from '../../access/roles.ts';
import { type LetterSlug, letters } from '../../inbox/letter-kinds.ts';
import type { Config } from '../../payload-types.ts';

export type Letter = Config['collections'][LetterSlug];

/** A message that this user may read; undefined if there is none. */
export async function readableLetter(
	payload: Payload,
	user: PayloadRequest['user'],
	collection: LetterSlug,
	id: number,
	req?: PayloadRequest,
): Promise<Letter | undefined> {
	if (!has(user, letters[collection].role) || !Number.isSafeInteger(id) || id < 1) return undefined;
	const wanted = { collection, id, depth: 0, disableErrors: true, ...(req && { req }) } as const;
	return (await payload.findByID(wanted)) ?? undefined;
}
