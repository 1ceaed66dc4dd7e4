import type { Endpoint } from 'payload';
import { has, overseers } from '../access/roles.ts';
import { noteEvent } from '../access/security-events.ts';
import { csv } from '../inbox/csv.ts';
import { forbidden } from '../server/endpoint.ts';
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

/** Spreadsheet programs open about a million lines at most. */
const most = 100_000;

/** `GET /api/trail/csv`: one line per changed field, of the rows selected by the view's filters. */
export const trailExport: Endpoint = {
	path: '/trail/csv',
	method: 'get',
	handler: async (req) => {
		if (!has(req.user, ...overseers)) return forbidden();
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
