import type { Endpoint } from 'payload';
import { noteEvent } from '../access/security-events.ts';
import { csv } from '../inbox/csv.ts';
import { subscriptionLink } from '../mail/subscription-link.ts';

const columns = [
	...['email', 'firstName', 'lastName', 'interests', 'language', 'state', 'askedAt', 'confirmedAt', 'unsubscribedAt'],
	'unsubscribeLink',
];

/**
 * `GET /api/newsletter/csv?state=confirmed`: who gets the newsletter, each with the link that every one of them has to
 * hold; `state=unsubscribed`: whom to take off a list elsewhere. Nobody leaves the studio before they confirmed.
 */
export const newsletterExport: Endpoint = {
	path: '/newsletter/csv',
	method: 'get',
	handler: async (req) => {
		const state = req.searchParams.get('state') ?? 'confirmed';
		if (state !== 'confirmed' && state !== 'unsubscribed')
			return Response.json({ errors: [{ message: 'state is confirmed or unsubscribed' }] }, { status: 400 });
		const where = { state: { equals: state } };
		const query = { collection: 'subscribers' as const, where, pagination: false, depth: 0, req };
		const allowed = await req.payload.find({ ...query, overrideAccess: false });
		noteEvent(req, 'data exported', { collection: 'subscribers', rows: allowed.docs.length });
		// The key is nobody's to read, but it makes the link.
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
