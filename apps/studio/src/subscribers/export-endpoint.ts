import type { Endpoint } from 'payload';
import { noteEvent } from '../access/security-events.ts';
import { csv } from '../inbox/csv.ts';
import { subscriptionLink } from '../mail/subscription-link.ts';
import { refused } from '../server/endpoint.ts';

const columns = [
	...['email', 'firstName', 'lastName', 'interests', 'language', 'state', 'askedAt', 'confirmedAt', 'unsubscribedAt'],
	'unsubscribeLink',
];

/**
 * `GET /api/newsletter/csv?state=confirmed`: subscribers of the newsletter, each with the unsubscribe link that every
 * issue must contain; `state=unsubscribed`: addresses to remove from lists elsewhere. Unconfirmed addresses are never
 * exported.
 */
export const newsletterExport: Endpoint = {
	path: '/newsletter/csv',
	method: 'get',
	handler: async (req) => {
		const state = req.searchParams.get('state') ?? 'confirmed';
		if (state !== 'confirmed' && state !== 'unsubscribed') return refused(400, 'state is confirmed or unsubscribed');
		const where = { state: { equals: state } };
		const query = { collection: 'subscribers' as const, where, pagination: false, depth: 0, req };
		const allowed = await req.payload.find({ ...query, overrideAccess: false });
		noteEvent(req, 'data exported', { collection: 'subscribers', rows: allowed.docs.length });
		// Users cannot read the key, but the link is made from it.
		const ids = allowed.docs.map(({ id }) => id);
		const { docs } = await req.payload.find({ ...query, where: { id: { in: ids } } });
		const rows = docs.map((doc) => ({
			...doc,
			unsubscribeLink: subscriptionLink('unsubscribe', { key: doc.key, language: doc.language ?? 'en' }),
		}));
		return new Response(csv(columns, rows), {
			headers: {
				'Content-Type': 'text/csv; charset=utf-8',
				'Content-Disposition': `attachment; filename="subscribers-${state}.csv"`,
				'Cache-Control': 'no-store',
			},
		});
	},
};
