import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { databaseOf } from '../database/database-of.ts';
import type { Message, ProblemReport } from '../payload-types.ts';
import { isObject } from '../server/is-object.ts';
import type { Sent } from './form-fields.ts';
import type { Line } from './lines.ts';
import { isMessageForm, type MessageKind, readableKinds } from './message-kinds.ts';
import { soughtIn } from './summary.ts';
import { wordsOf } from './words-of.ts';

/** What visitors sent: reports are stored by themselves, because another law applies to them. */
export type AnyMessage = { slug: 'messages'; doc: Message } | { slug: 'problem-reports'; doc: ProblemReport };
export type MessageSlug = AnyMessage['slug'];

export const kindOf = (message: AnyMessage): MessageKind => (message.slug === 'messages' ? message.doc.kind : 'report');

/** The form with its fields. */
export function sentOf({ slug, doc }: AnyMessage): Sent {
	if (slug === 'problem-reports') return { kind: 'report', fields: doc };
	return { kind: isMessageForm(doc.form) ? doc.form : 'contact', fields: isObject(doc.fields) ? doc.fields : {} };
}

const isLine = (value: unknown): value is Line => isObject(value) && typeof value.reference === 'string';

export const linesOf = ({ slug, doc }: AnyMessage): Line[] =>
	slug === 'messages' && Array.isArray(doc.lines) ? doc.lines.filter(isLine) : [];

/** A message that this user may read; undefined otherwise. */
export async function findMessage(req: PayloadRequest, reference: unknown, depth = 0): Promise<AnyMessage | undefined> {
	if (typeof reference !== 'string' || readableKinds(req.user).length === 0) return undefined;
	const where = { reference: { equals: reference } };
	const asked = { where, depth, limit: 1, overrideAccess: false, disableErrors: true, req } as const;
	const [message] = (await req.payload.find({ collection: 'messages', ...asked })).docs;
	if (message) return { slug: 'messages', doc: message };
	const [report] = (await req.payload.find({ collection: 'problem-reports', ...asked })).docs;
	return report && { slug: 'problem-reports', doc: report };
}

const tables = { messages: sql.raw('messages'), 'problem-reports': sql.raw('problem_reports') };

/** Notes the words by which a message is found: what was sent, and what was written about it since. */
export async function noteWords(req: PayloadRequest, message: AnyMessage): Promise<void> {
	const { slug, doc } = message;
	const { reference } = doc;
	const database = await databaseOf(req);
	const { rows } = await database.execute<{ said: string }>(
		sql`select concat_ws(E'\n', subject, text) as said from exchanges where reference = ${reference}`,
	);
	const text = [
		...soughtIn(sentOf(message), linesOf(message)),
		// With and without hyphens, as it is read out on the phone.
		...[reference, reference.replaceAll('-', ''), doc.page],
		...(slug === 'messages' ? [doc.about, doc.itemTitle] : [doc.notes, doc.conclusion]),
		...rows.map(({ said }) => said),
	];
	const words = JSON.stringify(wordsOf(text.filter(Boolean).join('\n')));
	await database.execute(sql`update ${tables[slug]} set words =
		array_to_tsvector(array(select jsonb_array_elements_text(${words}::jsonb))) where id = ${doc.id}`);
}

/** The same after something was written or changed about it. */
export async function noteWordsAbout(
	req: PayloadRequest,
	about: { id: number } | { reference: string },
): Promise<void> {
	const where = Object.fromEntries(Object.entries(about).map(([name, value]) => [name, { equals: value }]));
	// The adapter's find: Payload's own replaces `req.context`, and notes of other hooks would be lost.
	const message =
		'reference' in about && (await req.payload.db.findOne<Message>({ collection: 'messages', where, req }));
	const report = await req.payload.db.findOne<ProblemReport>({ collection: 'problem-reports', where, req });
	if (message) await noteWords(req, { slug: 'messages', doc: message });
	if (report) await noteWords(req, { slug: 'problem-reports', doc: report });
}

/**
 * Stores who read it first. Not through Payload: reading does not belong in the audit log, and colleagues with the
 * record open must not get a warning of a change.
 */
export async function markOpened({ payload, user }: PayloadRequest, { slug, doc }: AnyMessage): Promise<void> {
	if (doc.openedAt || !user) return;
	await payload.db.drizzle.execute(sql`update ${tables[slug]} set opened_at = now(), opened_by_id = ${Number(user.id)}
		where id = ${doc.id} and opened_at is null`);
}
