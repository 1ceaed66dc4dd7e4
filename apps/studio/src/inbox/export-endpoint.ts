import { csvOf } from '@site/contract/csv';
import { forms } from '@site/contract/forms/all';
import { type Cell, cellText, type DateCell, workbook } from '@site/contract/workbook';
import type { Endpoint, PayloadRequest, Where } from 'payload';
import { noteEvent } from '../access/security-events.ts';
import { notFound } from '../server/endpoint.ts';
import { isObject } from '../server/is-object.ts';
import { labelOf, type Say, sayTo } from '../words/said.ts';
import { fieldsOfForms } from './asked-fields.ts';
import { fieldWords } from './field-words.ts';
import { type InboxSlug, kindsIn } from './inbox-slugs.ts';
import { plain } from './plain-value.ts';
import { signedNotes } from './signed-notes.ts';

const handling = [
	'itemTitle',
	'itemKind',
	'itemId',
	'status',
	'assignee',
	'notes',
	'receivedAt',
	'answeredAt',
	'language',
	'page',
	'suspected',
];

/** Reference, all that its forms ask in order, and how staff handled it. */
const columnsOf = (slug: InboxSlug, ...work: string[]) => [
	...['reference', ...work, ...fieldsOfForms(kindsIn(slug)).map(({ name }) => name)],
	...(kindsIn(slug).some((kind) => 'lines' in forms[kind]) ? ['lines'] : []),
	...handling,
];

/** Sign-ups are not exported: they are unconfirmed, and confirmed ones are subscribers. */
type Exported = Exclude<InboxSlug, 'sign-ups'> | 'problem-reports';

const columns: Record<Exported, string[]> = {
	'contact-messages': columnsOf('contact-messages'),
	'quote-requests': columnsOf('quote-requests'),
	applications: columnsOf('applications', 'stage', 'rating', 'declinedAt'),
	'paper-requests': columnsOf('paper-requests'),
	'problem-reports': [
		...['reference', 'state', 'classEu', 'toldEuAt', 'classUs', 'toldUsAt', 'nextDueAt', 'awareAt', 'receivedAt'],
		...Object.keys(forms.report.fields),
		...['photos', 'movedFrom', 'assignee', 'notes', 'language', 'page', 'suspected'],
	],
};

const isExported = (value: unknown): value is Exported => typeof value === 'string' && Object.hasOwn(columns, value);

/** The filter and search of the list above which the link is shown. */
function selection({ payload, query, searchParams }: PayloadRequest, collection: Exported): Where {
	const filter = query.where && typeof query.where === 'object' ? (query.where as Where) : {};
	const words = searchParams.get('search')?.trim();
	if (!words) return filter;
	const fields = payload.collections[collection].config.admin.listSearchableFields ?? ['reference'];
	return { and: [filter, { or: fields.map((field) => ({ [field]: { like: words } })) }] };
}

type Rows = (readonly Cell[])[];

const isDate = (value: unknown): value is DateCell => isObject(value) && 'hasTime' in value;

const cellOf = (value: unknown): Cell => {
	if (typeof value === 'number' || isDate(value)) return value;
	return String(plain(value) ?? '');
};

const formats = {
	csv: {
		type: 'text/csv; charset=utf-8',
		write: (_: string, rows: Rows) => csvOf(rows.map((row) => row.map(cellText))),
	},
	xlsx: {
		type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
		write: (name: string, rows: Rows) => workbook({ name, rows }),
	},
};

const isFormat = (value: unknown): value is keyof typeof formats =>
	typeof value === 'string' && Object.hasOwn(formats, value);

const nameOf = ({ payload }: PayloadRequest, collection: Exported, say: Say): string => {
	const { plural } = payload.collections[collection].config.labels;
	return labelOf(plural, collection, say);
};

/**
 * `GET /api/inbox/{collection}/csv` and `…/xlsx`: only records that the user may read, with the forms' labels in their
 * language.
 */
export const exportEndpoint: Endpoint = {
	path: '/inbox/:collection/:format',
	method: 'get',
	handler: async (req) => {
		const { collection, format } = req.routeParams ?? {};
		if (!isExported(collection) || !isFormat(format)) return notFound();
		const where = selection(req, collection);
		const sort = typeof req.query.sort === 'string' ? req.query.sort : undefined;
		const query = { collection, where, sort, overrideAccess: false, req, depth: 1, pagination: false };
		const found = await req.payload.find(query);
		noteEvent(req, 'data exported', { collection, rows: found.docs.length });
		const notes = await signedNotes(
			req,
			collection,
			found.docs.map(({ id }) => id),
		);
		const say = sayTo(req);
		const words = fieldWords(req.payload.collections[collection].config.flattenedFields, say);
		/** The column joins the record's older note and the signed notes, hence one plain label. */
		const heading = (name: string) => (name === 'notes' ? say('Notes', '备注') : words.name(name));
		const rows = found.docs.map((doc) => {
			const noted = [doc.notes, ...(notes.get(doc.id) ?? [])].filter(Boolean).join('\n');
			const values = new Map<string, unknown>(Object.entries({ ...doc, notes: noted }));
			return columns[collection].map((name) => cellOf(words.value(name, values.get(name))));
		});
		const { type, write } = formats[format];
		const file = write(nameOf(req, collection, say), [columns[collection].map(heading), ...rows]);
		return new Response(file, {
			headers: {
				'Content-Type': type,
				'Content-Disposition': `attachment; filename="${collection}.${format}"`,
				'Cache-Control': 'no-store',
			},
		});
	},
};
