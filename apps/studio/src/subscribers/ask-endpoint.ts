import type { Endpoint } from 'payload';
import { noteEvent } from '../access/security-events.ts';
import { askNeverAsked } from './never-asked.ts';

/** `POST /api/newsletter/ask`: asks those who signed up before there was a confirmation. Answers with the list of subscribers. */
export const newsletterAsk: Endpoint = {
	path: '/newsletter/ask',
	method: 'post',
	handler: async (req) => {
		noteEvent(req, 'asked to confirm', { people: await askNeverAsked(req.payload) });
		return new Response(null, { status: 303, headers: { Location: '/admin/collections/subscribers' } });
	},
};
