import { type Endpoint, getAccessResults } from 'payload';
import { sessionEnded } from '../server/explain-error.ts';

/** What somebody may do here, for the pages of the studio. A stranger would get a map of it. */
export const accessEndpoint: Endpoint = {
	path: '/access',
	method: 'get',
	handler: async (req) =>
		req.user
			? Response.json(await getAccessResults({ req }))
			: Response.json({ errors: [{ message: sessionEnded }] }, { status: 403 }),
};
