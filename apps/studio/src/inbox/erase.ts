import type { Payload, PayloadRequest, Where } from 'payload';
import type { InboxSlug } from './inbox-slugs.ts';

/** The user who asked for the deletion, for the audit log; empty if retention deletes. */
export const wishOf = (user: PayloadRequest['user'] | undefined) => (user ? { user, context: { onBehalf: true } } : {});

/**
 * Deletes permanently: the submissions, also in the trash, their mails, an application's résumé, and a booked meeting,
 * whose time becomes free.
 */
export async function erase(
	payload: Payload,
	collection: InboxSlug,
	where: Where,
	user?: PayloadRequest['user'],
): Promise<number> {
	const found = await payload.find({
		collection,
		where,
		trash: true,
		pagination: false,
		depth: 0,
		select: { reference: true },
	});
	const references = found.docs.map(({ reference }) => reference);
	if (references.length === 0) return 0;
	await payload.delete({ collection: 'mails', where: { reference: { in: references } }, ...wishOf(user) });
	await payload.delete({ collection: 'bookings', where: { reference: { in: references } }, ...wishOf(user) });
	await payload.delete({ collection, where: { reference: { in: references } }, trash: true, ...wishOf(user) });
	return references.length;
}
