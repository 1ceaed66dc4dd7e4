import type { Endpoint } from 'payload';
import { forSite } from '../access/bearer.ts';
import { formOf, notFound } from '../server/endpoint.ts';
import { isMovable, moveMessage } from './move-message.ts';

export const reportEndpoints: Endpoint[] = [
	{
		/** For the site, which has checked the key: the state of a report, without its contents. */
		path: '/reports/standing/:reference',
		method: 'get',
		handler: forSite(async ({ payload, routeParams }) => {
			const where = { reference: { equals: String(routeParams?.reference ?? '') } };
			const { docs } = await payload.find({ collection: 'problem-reports', where, limit: 1, depth: 0 });
			const [report] = docs;
			if (!report) return notFound();
			return Response.json({ state: report.state, receivedOn: report.receivedAt.slice(0, 10) });
		}),
	},
	{
		/** Users who may read a message may hand it over to the quality department. */
		path: '/reports/move',
		method: 'post',
		handler: async (req) => {
			const form = await formOf(req);
			const collection = form.get('collection');
			if (!req.user || !isMovable(collection)) return notFound();
			const reference = await moveMessage(req, collection, Number(form.get('id')));
			return reference ? Response.json({ reference }) : notFound();
		},
	},
];
