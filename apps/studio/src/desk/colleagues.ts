import type { PayloadRequest } from 'payload';
import { type LetterSlug, letters } from '../inbox/letter-kinds.ts';
import type { Colleague } from './mentions.ts';

/** Users who may work on a kind of message: they can be assigned to it and mentioned in notes. */
export async function colleaguesFor(
	{ payload }: Pick<PayloadRequest, 'payload'>,
	slug: LetterSlug,
): Promise<Colleague[]> {
	const where = { roles: { in: [letters[slug].role, 'administrator'] } };
	const { docs } = await payload.find({ collection: 'users', where, pagination: false, depth: 0, sort: 'name' });
	return docs.map(({ id, name, email }) => ({ id, name, email }));
}
