import type { Payload, Where } from 'payload';
import { erase } from '../inbox/erase.ts';
import { type InboxSlug, inboxSlugs } from '../inbox/inbox-slugs.ts';

/** `like` ignores case; the comparison afterwards keeps out addresses that merely contain this one. */
async function matching<S extends InboxSlug>(payload: Payload, collection: S, wanted: string) {
	if (!wanted) return [];
	const where: Where = { email: { like: wanted } };
	const { docs } = await payload.find({ collection, where, trash: true, pagination: false, depth: 1 });
	return docs.filter((doc) => doc.email?.trim().toLowerCase() === wanted);
}

/** Everything that one person sent us, by collection, and every e-mail about it. */
export async function aboutPerson(payload: Payload, email: string) {
	const person = email.trim().toLowerCase();
	const of = <S extends InboxSlug>(slug: S) => matching(payload, slug, person);
	const found = {
		'contact-messages': await of('contact-messages'),
		'quote-requests': await of('quote-requests'),
		'sign-ups': await of('sign-ups'),
		applications: await of('applications'),
	};
	const subscribers = person
		? (await payload.find({ collection: 'subscribers', where: { email: { equals: person } }, depth: 0 })).docs
		: [];
	const references = inboxSlugs.flatMap((slug) => found[slug].map(({ reference }) => reference));
	const where: Where = { or: [{ reference: { in: references } }, { to: { like: person } }] };
	const { docs } = person
		? await payload.find({ collection: 'mails', where, pagination: false, depth: 0 })
		: { docs: [] };
	const mails = docs.filter(
		({ to, reference }) => to.trim().toLowerCase() === person || references.includes(reference),
	);
	return { ...found, subscribers, mails };
}

type AboutPerson = Awaited<ReturnType<typeof aboutPerson>>;

export const referencesOf = (found: AboutPerson): string[] =>
	inboxSlugs.flatMap((slug) => found[slug].map(({ reference }) => reference));

/** For good. */
export async function eraseFound(payload: Payload, found: AboutPerson): Promise<void> {
	for (const slug of inboxSlugs)
		if (found[slug].length > 0) await erase(payload, slug, { reference: { in: referencesOf(found) } });
	const subscribers = found.subscribers.map(({ id }) => id);
	if (subscribers.length > 0) await payload.delete({ collection: 'subscribers', where: { id: { in: subscribers } } });
	const mails = found.mails.map(({ id }) => id);
	if (mails.length > 0) await payload.delete({ collection: 'mails', where: { id: { in: mails } } });
}
