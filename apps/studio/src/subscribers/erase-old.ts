import type { Payload, Where } from 'payload';

const before = (milliseconds: number) => new Date(Date.now() - milliseconds).toISOString();
const day = 24 * 3600 * 1000;
/** Whoever has not confirmed in so long never will: the link has long expired. */
const pendingFor = 30 * day;

/** Forgets who never confirmed, and who unsubscribed before that date. */
export async function eraseOldSubscribers(payload: Payload, unsubscribedBefore: string): Promise<void> {
	const where: Where = {
		or: [
			{ and: [{ state: { equals: 'pending' } }, { askedAt: { less_than: before(pendingFor) } }] },
			{
				and: [
					{ state: { equals: 'unsubscribed' } },
					{ unsubscribedAt: { less_than: unsubscribedBefore } },
					{ askedAt: { less_than: before(pendingFor) } },
				],
			},
		],
	};
	await payload.delete({ collection: 'subscribers', where });
}
