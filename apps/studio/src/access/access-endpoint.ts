import { type Endpoint, getAccessResults } from 'payload';
import { refused } from '../server/endpoint.ts';
import { sessionEnded } from '../server/explain-error.ts';

/**
 * Payload's permissions of the signed-in user, for the studio's pages. Without a session it is refused: it would reveal
 * the whole schema.
 */
export const accessEndpoint: Endpoint = {
	path: '/access',
	method: 'get',
	handler: async (req) => (req.user ? Response.json(await getAccessResults({ req })) : refused(403, sessionEnded)),
};
