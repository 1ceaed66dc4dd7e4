import type { Endpoint } from 'payload';
import { forSite } from '../access/bearer.ts';
import { notFound } from '../server/endpoint.ts';

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
];
