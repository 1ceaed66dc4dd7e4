import type { Endpoint } from 'payload';
import { noteEvent } from '../access/security-events.ts';
import { formOf } from '../server/endpoint.ts';
import { eraseHeld } from './erase-old.ts';

/**
 * `POST /api/retention/confirm`: an administrator confirms a large deletion. Redirects to the dashboard, which shows
 * what is left.
 */
export const retentionEndpoint: Endpoint = {
	path: '/retention/confirm',
	method: 'post',
	handler: async (req) => {
		const form = await formOf(req);
		const erased = await eraseHeld(req.payload, form.get('name') ?? '', Number(form.get('at')));
		if (erased !== undefined) noteEvent(req, 'retention confirmed', { kind: form.get('name'), erased });
		return new Response(null, { status: 303, headers: { Location: '/admin' } });
	},
};
