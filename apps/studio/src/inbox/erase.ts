import type { Payload, Where } from 'payload';
import type { InboxSlug } from './inbox-slugs.ts';

/** For good, from the trash too, with the e-mails about them; an application takes its résumé along. */
export async function erase(payload: Payload, collection: InboxSlug, where: Where): Promise<number> {
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
	await payload.delete({ collection: 'mails', where: { reference: { in: references } } });
	await payload.delete({ collection, where: { reference: { in: references } }, trash: true });
	return references.length;
}
