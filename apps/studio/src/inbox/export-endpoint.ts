import { fieldsOf, forms } from '@site/contract/forms';
import { reportWireNames } from '@site/contract/report';
import type { SubmissionKind } from '@site/contract/submission';
import type { Endpoint, PayloadRequest, Where } from 'payload';
import { noteEvent } from '../access/security-events.ts';
import { csv } from './csv.ts';
import { fieldWords } from './field-words.ts';
import type { InboxSlug } from './inbox-slugs.ts';
import { plain } from './plain-value.ts';

const handling = [
	'itemTitle',
	'itemKind',
	'itemId',
	'status',
	'assignee',
	'notes',
	'receivedAt',
	'language',
	'page',
	'suspected',
];

/** Reference, all fields of the form in order, and how staff handled it. */
const columnsOf = (kind: SubmissionKind) => ['reference', ...fieldsOf(kind).map(({ name }) => name), ...handling];

/** What the lead forms ask beside the fields of every message. */
const leadColumns = (['sampleKit', 'distributor', 'newsletter'] as const)
	.flatMap((kind) => fieldsOf(kind).map(({ name }) => name))
	.filter((name) => !Object.hasOwn(forms.contact, name));

/** Sign-ups are not exported: they are unconfirmed, and confirmed ones are subscribers. */
type Exported = Exclude<InboxSlug, 'sign-ups'> | 'problem-reports';

const columns: Record<Exported, string[]> = {
	'contact-messages': columnsOf('contact').toSpliced(-handling.length, 0, ...leadColumns, 'lines'),
	'quote-requests': columnsOf('quote').toSpliced(-handling.length, 0, 'lines'),
	applications: columnsOf('application'),
	'paper-requests': columnsOf('paper'),
	'problem-reports': [
		...['reference', 'state', 'classEu', 'toldEuAt', 'classUs', 'toldUsAt', 'nextDueAt', 'awareAt', 'receivedAt'],
		...Object.keys(reportWireNames),
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

/** `GET /api/inbox/{collection}/csv`: only what the signed-in user may read. */
export const exportEndpoint: Endpoint = {
	path: '/inbox/:collection/csv',
	method: 'get',
	handler: async (req) => {
		const collection = req.routeParams?.collection;
		if (!isExported(collection)) return Response.json({ errors: [{ message: 'Not Found' }] }, { status: 404 });
		const where = selection(req, collection);
		const sort = typeof req.query.sort === 'string' ? req.query.sort : undefined;
		const query = { collection, where, sort, overrideAccess: false, req, depth: 1, pagination: false };
		const found = await req.payload.find(query);
		noteEvent(req, 'data exported', { collection, rows: found.docs.length });
		const words = fieldWords(req.payload.collections[collection].config.flattenedFields);
		const rows = found.docs.map((doc) =>
			Object.fromEntries(Object.entries(doc).map(([key, value]) => [key, plain(words.value(key, value))])),
		);
		return new Response(csv(columns[collection], rows, columns[collection].map(words.name)), {
			headers: {
				'Content-Type': 'text/csv; charset=utf-8',
				'Content-Disposition': `attachment; filename="${collection}.csv"`,
				'Cache-Control': 'no-store',
			},
		});
	},
};
