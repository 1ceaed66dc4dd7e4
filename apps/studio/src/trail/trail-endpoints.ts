import type { Endpoint } from 'payload';
import { has, overseers } from '../access/roles.ts';
import { noteEvent } from '../access/security-events.ts';
import { csv } from '../inbox/csv.ts';
import { filterOf } from './filter-of.ts';
import { nameOfKind } from './kinds.ts';
import { readTrail } from './read.ts';

const columns = [
	'time',
	'who',
	'kind',
	'number',
	'title',
	'operation',
	'field',
	'before',
	'after',
	'reason',
	'version',
] as const;

/** A spreadsheet opens no more than about a million lines. */
const most = 100_000;

/** `GET /api/trail/csv`: a line for each field that was changed, of the rows that the filters of the view leave. */
export const trailExport: Endpoint = {
	path: '/trail/csv',
	method: 'get',
	handler: async (req) => {
		if (!has(req.user, ...overseers)) return Response.json({ errors: [{ message: 'Forbidden' }] }, { status: 403 });
		const found = await readTrail(req.payload, filterOf(req.searchParams), { limit: most });
		noteEvent(req, 'data exported', { collection: 'trail', rows: found.length });
		const rows = found.flatMap(({ at, name, kind, item, title, operation, changes, reason, version }) => {
			const row = {
				time: at,
				who: name,
				kind: nameOfKind(req.payload, kind),
				number: item,
				title,
				operation,
				reason,
				version,
			};
			return changes.length === 0
				? [row]
				: changes.map(({ label, before, after }) => ({ ...row, field: label, before, after }));
		});
		return new Response(csv(columns, rows), {
			headers: {
				'Content-Type': 'text/csv; charset=utf-8',
				'Content-Disposition': 'attachment; filename="who-changed-what.csv"',
				'Cache-Control': 'no-store',
			},
		});
	},
};
