import type { Endpoint } from 'payload';
import { forSite } from '../access/bearer.ts';
import { isMovable, moveMessage } from './move-message.ts';

const notFound = () => Response.json({ errors: [{ message: 'Not Found' }] }, { status: 404 });

export const reportEndpoints: Endpoint[] = [
	{
		/** For the site, which has checked the key: how a report stands, and nothing of what it says. */
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
		/** Whoever may read a message may hand it to the quality department. */
		path: '/reports/move',
		method: 'post',
		handler: async (req) => {
			const form = new URLSearchParams((await req.text?.()) ?? '');
			const collection = form.get('collection');
			if (!req.user || !isMovable(collection)) return notFound();
			const reference = await moveMessage(req, collection, Number(form.get('id')));
			return reference ? Response.json({ reference }) : notFound();
		},
	},
];
