import type { Payload, PayloadRequest, Where } from 'payload';
import { erase, wishOf } from '../inbox/erase.ts';

/** Everything that one person sent us, by collection, and all e-mails about it. */
export async function aboutPerson(payload: Payload, email: string) {
	const person = email.trim().toLowerCase();
	const theirs = { where: { email: { equals: person } }, pagination: false, depth: 0 };
	const of = async <S extends 'subscribers' | 'watches' | 'bookings'>(collection: S) =>
		person ? (await payload.find({ collection, ...theirs })).docs : [];
	const messages = person
		? (await payload.find({ collection: 'messages', ...theirs, depth: 1, trash: true })).docs
		: [];
	/** Included in the export, but never deleted. Staff may write the address down in any way. */
	const like = { where: { email: { like: person } }, pagination: false, depth: 1 };
	const reports = person
		? (await payload.find({ collection: 'problem-reports', ...like })).docs.filter(
				(report) => report.email?.trim().toLowerCase() === person,
			)
		: [];
	const references = [...messages, ...reports].map(({ reference }) => reference);
	const about: Where = { reference: { in: references } };
	const mails = person
		? (
				await payload.find({
					collection: 'mails',
					where: { or: [about, { to: { like: person } }] },
					pagination: false,
					depth: 0,
				})
			).docs.filter(({ to, reference }) => to.trim().toLowerCase() === person || references.includes(reference))
		: [];
	return {
		messages,
		'problem-reports': reports,
		bookings: await of('bookings'),
		exchanges: (await payload.find({ collection: 'exchanges', where: about, pagination: false, depth: 0 })).docs,
		subscribers: await of('subscribers'),
		watches: await of('watches'),
		mails,
	};
}

type AboutPerson = Awaited<ReturnType<typeof aboutPerson>>;

export const referencesOf = ({ messages }: AboutPerson): string[] => messages.map(({ reference }) => reference);

/** Deletes it permanently, except reports of problems and their e-mails, which the law requires us to keep. */
export async function eraseFound(payload: Payload, found: AboutPerson, user?: PayloadRequest['user']): Promise<void> {
	const references = referencesOf(found);
	if (references.length > 0) await erase(payload, { reference: { in: references } }, user);
	const others = {
		bookings: found.bookings,
		subscribers: found.subscribers,
		watches: found.watches,
		mails: found.mails.filter(({ role }) => role !== 'quality'),
	} as const;
	for (const collection of ['bookings', 'subscribers', 'watches', 'mails'] as const) {
		const ids = others[collection].map(({ id }) => id);
		if (ids.length > 0) await payload.delete({ collection, where: { id: { in: ids } }, ...wishOf(user) });
	}
}
