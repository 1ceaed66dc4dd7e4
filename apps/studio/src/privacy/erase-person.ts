import type { PayloadRequest } from 'payload';
import { wishOf } from '../inbox/erase.ts';
import { aboutPerson, eraseFound, referencesOf } from './about-person.ts';
import { eraseOnSite } from './erase-on-site.ts';

/**
 * Deletes everything that a person sent, here at once and on the site as soon as it answers. Returns the number of
 * submissions.
 */
export async function erasePerson({ payload, user }: PayloadRequest, email: string): Promise<number> {
	const person = email.trim().toLowerCase();
	if (!person) return 0;
	const found = await aboutPerson(payload, person);
	const references = referencesOf(found);
	await payload.create({
		collection: 'erasures',
		data: { email: person, references, submissions: references.length, by: user?.id },
		...wishOf(user),
	});
	await eraseFound(payload, found, user);
	await eraseOnSite(payload);
	return references.length;
}
