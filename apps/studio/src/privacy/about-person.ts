import type { Payload, PayloadRequest, Where } from 'payload';
import { erase, wishOf } from '../inbox/erase.ts';
import { type InboxSlug, inboxSlugs } from '../inbox/inbox-slugs.ts';

type Written = InboxSlug | 'problem-reports';

/** `like` ignores case; the comparison afterwards keeps out addresses that merely contain this one. */
async function matching<S extends Written>(payload: Payload, collection: S, wanted: string) {
	if (!wanted) return [];
	const where: Where = { email: { like: wanted } };
	const { docs } = await payload.find({ collection, where, trash: true, pagination: false, depth: 1 });
	return docs.filter((doc) => doc.email?.trim().toLowerCase() === wanted);
}

/** Notes and replies about messages. They are deleted with their message. */
async function saidAbout(payload: Payload, found: Partial<Record<Written, { id: number }[]>>) {
	const about = Object.entries(found)
		.filter(([, docs]) => docs.length > 0)
		.map(([slug, docs]): Where => {
			const ids = docs.map(({ id }) => id);
			return { and: [{ 'about.relationTo': { equals: slug } }, { 'about.value': { in: ids } }] };
		});
	if (about.length === 0) return [];
	return (await payload.find({ collection: 'exchanges', where: { or: about }, pagination: false, depth: 0 })).docs;
}

/** Everything that one person sent us, by collection, and all e-mails about it. */
export async function aboutPerson(payload: Payload, email: string) {
	const person = email.trim().toLowerCase();
	const of = <S extends Written>(slug: S) => matching(payload, slug, person);
	const found = {
		'contact-messages': await of('contact-messages'),
		'quote-requests': await of('quote-requests'),
		'sign-ups': await of('sign-ups'),
		applications: await of('applications'),
		'paper-requests': await of('paper-requests'),
		/** Included in the export, but never deleted. */
		'problem-reports': await of('problem-reports'),
	};
	const theirs = { where: { email: { equals: person } }, pagination: false, depth: 0 };
	const subscribers = person ? (await payload.find({ collection: 'subscribers', ...theirs })).docs : [];
	const watches = person ? (await payload.find({ collection: 'watches', ...theirs })).docs : [];
	const bookings = person ? (await payload.find({ collection: 'bookings', ...theirs })).docs : [];
	const references = Object.values(found).flatMap((docs) => docs.map(({ reference }) => reference));
	const where: Where = { or: [{ reference: { in: references } }, { to: { like: person } }] };
	const { docs } = person
		? await payload.find({ collection: 'mails', where, pagination: false, depth: 0 })
		: { docs: [] };
	const mails = docs.filter(
		({ to, reference }) => to.trim().toLowerCase() === person || references.includes(reference),
	);
	return { ...found, bookings, exchanges: await saidAbout(payload, found), subscribers, watches, mails };
}

type AboutPerson = Awaited<ReturnType<typeof aboutPerson>>;

export const referencesOf = (found: AboutPerson): string[] =>
	inboxSlugs.flatMap((slug) => found[slug].map(({ reference }) => reference));

/** Deletes it permanently, except reports of problems and their e-mails, which the law requires us to keep. */
export async function eraseFound(payload: Payload, found: AboutPerson, user?: PayloadRequest['user']): Promise<void> {
	for (const slug of inboxSlugs)
		if (found[slug].length > 0) await erase(payload, slug, { reference: { in: referencesOf(found) } }, user);
	const remove = (collection: 'bookings' | 'subscribers' | 'watches' | 'mails', ids: number[]) =>
		ids.length > 0 && payload.delete({ collection, where: { id: { in: ids } }, ...wishOf(user) });
	await remove(
		'bookings',
		found.bookings.map(({ id }) => id),
	);
	await remove(
		'subscribers',
		found.subscribers.map(({ id }) => id),
	);
	await remove(
		'watches',
		found.watches.map(({ id }) => id),
	);
	await remove(
		'mails',
		found.mails.filter(({ role }) => role !== 'quality').map(({ id }) => id),
	);
}
