import type { Endpoint, PayloadRequest } from 'payload';
import { has, overseers } from '../access/roles.ts';
import { noteEvent } from '../access/security-events.ts';
import { back, backSaying, forbidden, formOf, notFound, personOf } from '../server/endpoint.ts';
import { fileGone } from '../server/kept-for-person.ts';
import { tableInForm } from '../tables/table-in-form.ts';
import { sayTo } from '../words/said.ts';
import { askedIn, askedItems } from './asked-items.ts';
import { importTranslation } from './import-translation.ts';
import { statedPairs } from './language-state.ts';
import { fileRows } from './plan-translation.ts';
import { fieldsOf, newestOf } from './translated-items.ts';
import { type FileItem, formats, isFormat } from './translation-file.ts';
import { uploadedTranslations } from './uploaded-translations.ts';

const page = '/admin/languages';

/** Every text of named items or with the filter 'all'; otherwise only texts that need work. */
async function fileItems(req: PayloadRequest): Promise<FileItem[]> {
	const asked = askedIn(req.searchParams);
	const found: FileItem[] = [];
	for (const { kind, id, title } of await askedItems(req.payload, asked)) {
		const pairs = statedPairs(fieldsOf(req.payload, kind), await newestOf(req, kind, id));
		const isAll = asked.state === 'all' || asked.items.length > 0;
		const wanted = pairs.filter(({ state }) =>
			isAll ? true : asked.state === 'open' ? state !== 'complete' : state === asked.state,
		);
		found.push({ kind, id, title, pairs: wanted });
	}
	return found;
}

/** Exports texts as a spreadsheet for a translator and imports the result, with a preview first. */
export const languageEndpoints: Endpoint[] = [
	{
		path: '/translations/:format',
		method: 'get',
		handler: async (req) => {
			if (!has(req.user, 'editor', ...overseers)) return forbidden();
			const format = req.routeParams?.format;
			if (!isFormat(format)) return notFound();
			const items = await fileItems(req);
			noteEvent(req, 'data exported', { collection: 'translations', rows: items.length });
			return new Response(formats[format].write(items), {
				headers: {
					'Content-Type': formats[format].type,
					'Content-Disposition': `attachment; filename="translations.${format}"`,
					'Cache-Control': 'no-store',
				},
			});
		},
	},
	{
		path: '/translations/check',
		method: 'post',
		handler: async (req) => {
			const read = await tableInForm(req, 'csv or workbook');
			if ('problem' in read) return backSaying(req, page, 'problem', read.problem);
			const rows = fileRows(read.text, sayTo(req));
			if ('problem' in rows) return backSaying(req, page, 'problem', rows.problem);
			return back(page, { file: uploadedTranslations.keep(read.text, personOf(req)) });
		},
	},
	{
		path: '/translations/import',
		method: 'post',
		handler: async (req) => {
			const key = (await formOf(req)).get('file') ?? '';
			const file = uploadedTranslations.find(key, personOf(req));
			const read = file === undefined ? undefined : fileRows(file, sayTo(req));
			if (!read || 'problem' in read) return backSaying(req, page, 'problem', sayTo(req)(fileGone));
			const done = await importTranslation(req, read.rows);
			if ('problem' in done) return backSaying(req, page, 'problem', done.problem);
			uploadedTranslations.forget(key);
			const texts = done.plan.items.reduce((sum, { changes }) => sum + changes.length, 0);
			return backSaying(
				req,
				page,
				'done',
				sayTo(req)(
					`${texts} texts of ${done.plan.items.length} items.`,
					`${done.plan.items.length} 项内容的 ${texts} 段文字。`,
				),
			);
		},
	},
];
