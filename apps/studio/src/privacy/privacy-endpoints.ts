import type { Endpoint, PayloadHandler } from 'payload';
import { has } from '../access/roles.ts';
import { erasePerson } from './erase-person.ts';
import { personArchive } from './person-archive.ts';

const forAdministrators =
	(handler: PayloadHandler): PayloadHandler =>
	(req) =>
		has(req.user) ? handler(req) : Response.json({ errors: [{ message: 'Forbidden' }] }, { status: 403 });

/** A person's right to see and to have deleted what we keep. */
export const privacyEndpoints: Endpoint[] = [
	{
		path: '/privacy/export',
		method: 'get',
		handler: forAdministrators(async (req) => {
			const archive = await personArchive(req, req.searchParams.get('email') ?? '');
			return new Response(new Uint8Array(archive), {
				headers: {
					'Content-Type': 'application/zip',
					'Content-Disposition': 'attachment; filename="person.zip"',
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
			const erased = await erasePerson(req, email);
			req.payload.logger.info({ msg: `privacy request: ${erased} submissions deleted`, by: req.user?.id });
			return new Response(null, { status: 303, headers: { Location: `/admin/privacy?deleted=${erased}` } });
		}),
	},
];
