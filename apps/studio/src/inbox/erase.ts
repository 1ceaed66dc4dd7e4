import type { Payload, PayloadRequest, Where } from 'payload';
import type { InboxSlug } from './inbox-slugs.ts';

/** Who asked for the deletion, for the trail of changes; nobody if the data is only too old. */
export const wishOf = (user: PayloadRequest['user'] | undefined) => (user ? { user, context: { onBehalf: true } } : {});

/** Deletes permanently, including the trash, the e-mails about them, the résumé of an application and a meeting, whose time is free again. */
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
