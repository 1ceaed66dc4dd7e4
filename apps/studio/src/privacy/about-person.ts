import type { Payload, Where } from 'payload';
import { erase } from '../inbox/erase.ts';
import { inboxSlugs } from '../inbox/inbox-slugs.ts';

/** `like` ignores case; the comparison afterwards keeps out addresses that merely contain this one. */
async function matching(payload: Payload, collection: (typeof inboxSlugs)[number], email: string) {
	const wanted = email.trim().toLowerCase();
	if (!wanted) return [];
	const where: Where = { email: { like: wanted } };
	const { docs } = await payload.find({ collection, where, trash: true, pagination: false, depth: 1 });
	return docs.filter((doc) => doc.email?.trim().toLowerCase() === wanted);
}

/** Everything that one person sent us, by collection. */
export async function aboutPerson(payload: Payload, email: string) {
	const entries = await Promise.all(
		inboxSlugs.map(async (slug) => [slug, await matching(payload, slug, email)] as const),
	);
	const found = Object.fromEntries(entries);
	const references = entries.flatMap(([, docs]) => docs.map(({ reference }) => reference));
	const where: Where = { or: [{ reference: { in: references } }, { to: { equals: email.trim() } }] };
	const mails = email.trim()
		? (await payload.find({ collection: 'mails', where, pagination: false, depth: 0 })).docs
		: [];
	return { ...found, mails };
}

/** Deletes all of it for good and says how many submissions there were. */
export async function erasePerson(payload: Payload, email: string): Promise<number> {
	let erased = 0;
	for (const slug of inboxSlugs) {
		const references = (await matching(payload, slug, email)).map(({ reference }) => reference);
		if (references.length > 0) erased += await erase(payload, slug, { reference: { in: references } });
	}
	if (email.trim()) await payload.delete({ collection: 'mails', where: { to: { equals: email.trim() } } });
	return erased;
}
