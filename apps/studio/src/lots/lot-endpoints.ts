import type { Endpoint } from 'payload';
import { has, overseers } from '../access/roles.ts';
import { noteEvent } from '../access/security-events.ts';
import { csv } from '../inbox/csv.ts';
import { back, backSaying, forbidden, formOf, personOf } from '../server/endpoint.ts';
import { fileGone } from '../server/kept-for-person.ts';
import { tableInForm } from '../tables/table-in-form.ts';
import { sayTo } from '../words/said.ts';
import { importLots } from './import-lots.ts';
import { lettersOf } from './known.ts';
import { columns, rowOf } from './lot-columns.ts';
import { readLots } from './read-lots.ts';
import { uploadedFiles } from './uploaded-files.ts';

const page = '/admin/lots-import';

/** Exports all lots, and imports a file with a preview first. */
export const lotEndpoints: Endpoint[] = [
	{
		path: '/lot-files/csv',
		method: 'get',
		handler: async (req) => {
			if (!has(req.user, ...overseers)) return forbidden();
			const letters = await lettersOf(req);
			const rows = (await readLots(req.payload)).map(({ item }) => rowOf(item, letters));
			noteEvent(req, 'data exported', { collection: 'lots', rows: rows.length });
			return new Response(csv(columns, rows), {
				headers: {
					'Content-Type': 'text/csv; charset=utf-8',
					'Content-Disposition': 'attachment; filename="lots.csv"',
					'Cache-Control': 'no-store',
				},
			});
		},
	},
	{
		path: '/lot-files/check',
		method: 'post',
		handler: async (req) => {
			const read = await tableInForm(req, 'csv');
			if ('problem' in read) return backSaying(req, page, 'problem', read.problem);
			return back(page, { file: uploadedFiles.keep(read.text, personOf(req)) });
		},
	},
	{
		path: '/lot-files/import',
		method: 'post',
		handler: async (req) => {
			const key = (await formOf(req)).get('file') ?? '';
			const file = uploadedFiles.find(key, personOf(req));
			if (file === undefined) return backSaying(req, page, 'problem', sayTo(req)(fileGone));
			const { created, changed, unchanged, wrong } = await importLots(req, file);
			if (wrong.length > 0) return back(page, { file: key });
			uploadedFiles.forget(key);
			return backSaying(
				req,
				page,
				'done',
				sayTo(req)(
					`${created.length} new, ${changed.length} changed, ${unchanged} unchanged.`,
					`${created.length} 个新批次，${changed.length} 个变更，${unchanged} 个不变。`,
				),
			);
		},
	},
];
