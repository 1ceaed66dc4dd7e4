import type { Endpoint, PayloadHandler } from 'payload';
import { has } from '../access/roles.ts';
import { aboutPerson, erasePerson } from './about-person.ts';

const forAdministrators =
	(handler: PayloadHandler): PayloadHandler =>
	(req) =>
		has(req.user) ? handler(req) : Response.json({ errors: [{ message: 'Forbidden' }] }, { status: 403 });

/** A person's right to see and to have deleted what we keep. */
export const privacyEndpoints: Endpoint[] = [
	{
		path: '/privacy/export',
		method: 'get',
		handler: forAdministrators(async ({ payload, searchParams }) => {
			const found = await aboutPerson(payload, searchParams.get('email') ?? '');
			return new Response(JSON.stringify(found, null, 2), {
				headers: {
					'Content-Type': 'application/json',
					'Content-Disposition': 'attachment; filename="person.json"',
					'Cache-Control': 'no-store',
				},
			});
		}),
	},
	{
		path: '/privacy/delete',
		method: 'post',
		handler: forAdministrators(async (req) => {
			const email = new URLSearchParams((await req.text?.()) ?? '').get('email') ?? '';
			const erased = await erasePerson(req.payload, email);
			req.payload.logger.info({ msg: `privacy request: ${erased} submissions deleted`, by: req.user?.id });
			return new Response(null, { status: 303, headers: { Location: `/admin/privacy?deleted=${erased}` } });
		}),
	},
];
