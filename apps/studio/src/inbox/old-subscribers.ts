import type { Where } from 'payload';

const day = 24 * 3600 * 1000;
/** Unconfirmed sign-ups are deleted after this time: their link has long expired. */
const pendingFor = 30 * day;

/** Subscribers who never confirmed, and those who unsubscribed before that date. */
export function oldSubscribers(at: number, unsubscribedBefore: string): Where {
	const asked = { askedAt: { less_than: new Date(at - pendingFor).toISOString() } };
	return {
		or: [
			{ and: [{ state: { equals: 'pending' } }, asked] },
			{ and: [{ state: { equals: 'unsubscribed' } }, { unsubscribedAt: { less_than: unsubscribedBefore } }, asked] },
		],
	};
}
