import type { PayloadRequest } from 'payload';
import { type LetterSlug, letterRoles } from '../inbox/letter-kinds.ts';
import type { Colleague } from './mentions.ts';

/** Who may work on a kind of letter: they can be given one, and named in a note. */
export async function colleaguesFor(
	{ payload }: Pick<PayloadRequest, 'payload'>,
	slug: LetterSlug,
): Promise<Colleague[]> {
	const where = { roles: { in: [letterRoles[slug], 'administrator'] } };
	const { docs } = await payload.find({ collection: 'users', where, pagination: false, depth: 0, sort: 'name' });
	return docs.map(({ id, name, email }) => ({ id, name, email }));
}
