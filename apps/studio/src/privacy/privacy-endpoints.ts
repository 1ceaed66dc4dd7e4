import type { Endpoint, PayloadRequest } from 'payload';
import { noteEvent } from '../access/security-events.ts';
import { formOf } from '../server/endpoint.ts';
import { erasePerson } from './erase-person.ts';
import { personArchive } from './person-archive.ts';
import { searchedPersons } from './searched-persons.ts';

const emailIn = async (req: PayloadRequest): Promise<string> => (await formOf(req)).get('email')?.trim() ?? '';

const backToView = (query: Record<string, string>) =>
	new Response(null, { status: 303, headers: { Location: `/admin/privacy?${new URLSearchParams(query)}` } });

/** Access and erasure requests of a person. */
export const privacyEndpoints: Endpoint[] = [
	{
		path: '/privacy/find',
		method: 'post',
		handler: async (req) => backToView({ person: searchedPersons.keep(await emailIn(req), Number(req.user?.id)) }),
	},
	{
		path: '/privacy/export',
		method: 'post',
		handler: async (req) => {
			const archive = await personArchive(req, await emailIn(req));
			noteEvent(req, 'person exported');
			return new Response(archive, {
				headers: {
					'Content-Type': 'application/zip',
					'Content-Disposition': 'attachment; filename="person.zip"',
					'Cache-Control': 'no-store',
				},
			});
		},
	},
	{
		path: '/privacy/delete',
		method: 'post',
		handler: async (req) => {
			const erased = await erasePerson(req, await emailIn(req));
			noteEvent(req, 'person deleted', { submissions: erased });
			return backToView({ deleted: String(erased) });
		},
	},
];
