import { sql } from '@payloadcms/db-postgres';
import { csvOf } from '@site/contract/csv';
import { forms } from '@site/contract/forms/all';
import { type Cell, cellText, type DateCell, workbook } from '@site/contract/workbook';
import type { Endpoint, PayloadRequest, Where } from 'payload';
import { noteEvent } from '../access/security-events.ts';
import type { Message, ProblemReport } from '../payload-types.ts';
import { notFound } from '../server/endpoint.ts';
import { isObject } from '../server/is-object.ts';
import { labelOf, type Say, sayTo } from '../words/said.ts';
import { fieldWords } from './field-words.ts';
import { answersIn, fieldsOfForms, labelOfField } from './form-fields.ts';
import { lineText } from './lines.ts';
import { linesOf, sentOf } from './message.ts';
import { isMessageForm, messageForms } from './message-kinds.ts';

const slugs = ['messages', 'problem-reports'] as const;
type Exported = (typeof slugs)[number];

/** A column of the file: its heading and its cell for a document. */
interface Column<Doc> {
	heading: string;
	cell: (doc: Doc) => Cell;
}

/** The letters that are ticked at the desk; else the filter and search of the list above which the link is shown. */
function selection({ payload, query, searchParams }: PayloadRequest, collection: Exported): Where {
	const ticked = searchParams.getAll('reference');
	if (ticked.length > 0) return { reference: { in: ticked } };
	const filter = query.where && typeof query.where === 'object' ? (query.where as Where) : {};
	const words = searchParams.get('search')?.trim();
	if (!words) return filter;
	const fields = payload.collections[collection].config.admin.listSearchableFields ?? ['reference'];
	return { and: [filter, { or: fields.map((field) => ({ [field]: { like: words } })) }] };
}

/** The signed notes about messages, oldest first. */
async function notesAbout(req: PayloadRequest, references: readonly string[]): Promise<Map<string, string[]>> {
	const former = sayTo(req)('a former colleague', '前同事');
	const { rows } = await req.payload.db.drizzle.execute<{ reference: string; line: string }>(sql`
		select reference, to_char(at at time zone 'UTC', 'YYYY-MM-DD HH24:MI') || ' UTC, ' || coalesce(u.name, ${former})
			|| ': ' || coalesce(text, '') as line
		from exchanges e left join users u on u.id = e.author_id
		where kind = 'note' and reference in (select jsonb_array_elements_text(${JSON.stringify(references)}::jsonb))
		order by at, e.id`);
	const lines = Map.groupBy(rows, ({ reference }) => reference);
	return new Map([...lines].map(([reference, notes]) => [reference, notes.map(({ line }) => line)]));
}

/** A value of a document in words. */
const plain = (value: unknown): string => {
	if (Array.isArray(value)) return value.map(plain).join(', ');
	if (!isObject(value)) return String(value ?? '');
	return String(value.originalName ?? value.name ?? '');
};

/** Columns of stored fields, with the labels of lists. */
function storedColumns({ payload }: PayloadRequest, collection: Exported, say: Say) {
	const words = fieldWords(payload.collections[collection].config.flattenedFields, say);
	return <Doc extends object>(...names: string[]): Column<Doc>[] =>
		names.map((name) => ({
			heading: words.name(name),
			cell: (doc) => {
				const value = words.value(name, new Map<string, unknown>(Object.entries(doc)).get(name));
				return typeof value === 'number' || isDate(value) ? value : plain(value);
			},
		}));
}

/** Columns of all that the forms of these messages ask, with the labels of the forms. */
function sentColumns(docs: readonly Message[], say: Say): Column<Message>[] {
	const language = say('en', 'cn') === 'cn' ? 'cn' : 'en';
	const forms = messageForms.filter((form) => docs.some((doc) => doc.form === form));
	const answers = new Map(
		docs.map((doc) => [
			doc,
			new Map(answersIn(sentOf({ slug: 'messages', doc }), language).map((one) => [one.name, one])),
		]),
	);
	return fieldsOfForms(forms).map((field) => ({
		heading: say(labelOfField(field)),
		cell: (doc) => {
			const { kind, answer = '' } = answers.get(doc)?.get(field.name) ?? {};
			if (kind === 'file') return plain(doc.resume);
			if (kind === 'date' && answer) return { at: answer, hasTime: false };
			return kind === 'copies' && answer ? Number(answer) : answer;
		},
	}));
}

function columnsOfMessages(req: PayloadRequest, docs: readonly Message[], notes: Column<Message>, say: Say) {
	const stored = storedColumns(req, 'messages', say);
	const areApplied = docs.some(({ kind }) => kind === 'application');
	const areListed = docs.some(({ form }) => isMessageForm(form) && 'lines' in forms[form]);
	return [
		...stored<Message>('reference', 'kind', ...(areApplied ? ['stage', 'rating', 'declinedAt'] : [])),
		...sentColumns(docs, say),
		...(areListed
			? [
					{
						heading: say('Products asked for', '询价产品'),
						cell: (doc: Message) => linesOf({ slug: 'messages', doc }).map(lineText).join('\n'),
					},
				]
			: []),
		...stored<Message>('itemTitle', 'itemKind', 'itemId', 'status', 'assignee'),
		notes,
		...stored<Message>('receivedAt', 'answeredAt', 'language', 'page', 'suspected'),
	];
}

function columnsOfReports(req: PayloadRequest, notes: Column<ProblemReport>, say: Say) {
	const stored = storedColumns(req, 'problem-reports', say);
	return [
		...stored<ProblemReport>(
			...['reference', 'state', 'classEu', 'toldEuAt', 'classUs', 'toldUsAt', 'nextDueAt', 'awareAt', 'receivedAt'],
			...Object.keys(forms.report.fields),
			...['photos', 'movedFrom', 'assignee'],
		),
		notes,
		...stored<ProblemReport>('language', 'page', 'suspected'),
	];
}

type Rows = (readonly Cell[])[];

const isDate = (value: unknown): value is DateCell => isObject(value) && 'hasTime' in value;

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

type Found = { reference: string; notes?: string | null };

/** The documents of the selection as rows below their headings. */
async function tableOf(req: PayloadRequest, collection: Exported, say: Say): Promise<Rows> {
	const where = selection(req, collection);
	const sort = typeof req.query.sort === 'string' ? req.query.sort : undefined;
	const query = { where, ...(sort && { sort }), overrideAccess: false, req, depth: 1, pagination: false };
	const table = async <Doc extends Found>(docs: Doc[], columnsFor: (notes: Column<Doc>) => Column<Doc>[]) => {
		noteEvent(req, 'data exported', { collection, rows: docs.length });
		const notes = await notesAbout(
			req,
			docs.map(({ reference }) => reference),
		);
		const columns = columnsFor({
			heading: say('Notes', '备注'),
			cell: (doc) => [doc.notes, ...(notes.get(doc.reference) ?? [])].filter(Boolean).join('\n'),
		});
		return [columns.map(({ heading }) => heading), ...docs.map((doc) => columns.map(({ cell }) => cell(doc)))];
	};
	if (collection === 'problem-reports') {
		const { docs } = await req.payload.find({ collection, ...query });
		return table(docs, (notes) => columnsOfReports(req, notes, say));
	}
	// Sign-ups are unconfirmed; confirmed ones are exported as subscribers.
	const asked = { ...query, where: { and: [where, { form: { not_equals: 'signup' } }] } };
	const { docs } = await req.payload.find({ collection, ...asked });
	return table(docs, (notes) => columnsOfMessages(req, docs, notes, say));
}

/**
 * `GET /api/inbox/{collection}/csv` and `…/xlsx`: only what the user may read, with the forms' labels in their language.
 */
export const exportEndpoint: Endpoint = {
	path: '/inbox/:collection/:format',
	method: 'get',
	handler: async (req) => {
		const { format } = req.routeParams ?? {};
		const collection = slugs.find((slug) => slug === req.routeParams?.collection);
		if (!collection || !isFormat(format)) return notFound();
		const say = sayTo(req);
		const { type, write } = formats[format];
		const name = labelOf(req.payload.collections[collection].config.labels.plural, collection, say);
		return new Response(write(name, await tableOf(req, collection, say)), {
			headers: {
				'Content-Type': type,
				'Content-Disposition': `attachment; filename="${collection}.${format}"`,
				'Cache-Control': 'no-store',
			},
		});
	},
};
