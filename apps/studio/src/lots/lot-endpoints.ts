import type { Endpoint, PayloadRequest } from 'payload';
import { has, overseers } from '../access/roles.ts';
import { noteEvent } from '../access/security-events.ts';
import { csv } from '../inbox/csv.ts';
import { answers, fileGone } from '../server/kept-for-person.ts';
import { tableInForm } from '../tables/table-in-form.ts';
import { sayTo } from '../words/said.ts';
import { importLots } from './import-lots.ts';
import { lettersOf } from './known.ts';
import { columns, rowOf } from './lot-columns.ts';
import { readLots } from './read-lots.ts';
import { uploadedFiles } from './uploaded-files.ts';

const back = (query: Record<string, string>) =>
	new Response(null, { status: 303, headers: { Location: `/admin/lots-import?${new URLSearchParams(query)}` } });

const personOf = ({ user }: PayloadRequest) => Number(user?.id);

const saying = (req: PayloadRequest, name: 'done' | 'problem', text: string) =>
	back({ [name]: answers.keep(text, personOf(req)) });

/** Files of lots: all of them as one, and one to take in, first to be looked at. */
export const lotEndpoints: Endpoint[] = [
	{
		path: '/lot-files/csv',
		method: 'get',
		handler: async (req) => {
			if (!has(req.user, ...overseers)) return Response.json({ errors: [{ message: 'Forbidden' }] }, { status: 403 });
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
			if ('problem' in read) return saying(req, 'problem', read.problem);
			return back({ file: uploadedFiles.keep(read.text, personOf(req)) });
		},
	},
	{
		path: '/lot-files/import',
		method: 'post',
		handler: async (req) => {
			const key = new URLSearchParams((await req.text?.()) ?? '').get('file') ?? '';
			const file = uploadedFiles.find(key, personOf(req));
			if (file === undefined) return saying(req, 'problem', sayTo(req)(fileGone));
			const { created, changed, unchanged, wrong } = await importLots(req, file);
			if (wrong.length > 0) return back({ file: key });
			uploadedFiles.forget(key);
			return saying(
				req,
				'done',
				sayTo(req)(
					`${created.length} new, ${changed.length} changed, ${unchanged} unchanged.`,
					`${created.length} 个新批次，${changed.length} 个变更，${unchanged} 个不变。`,
				),
			);
		},
	},
];
