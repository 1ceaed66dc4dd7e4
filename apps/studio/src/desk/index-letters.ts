import { sql } from '@payloadcms/db-postgres';
import { createLocalReq, type Payload, type PayloadRequest } from 'payload';
import { databaseOf } from '../database/database-of.ts';
import { type LetterSlug, letterSlugs } from '../inbox/letter-kinds.ts';
import { entryOf, type LetterDoc, searchTextOf } from './entry-of.ts';
import { wordsOf } from './words-of.ts';

const tableOf = (slug: LetterSlug) => sql.raw(`"${slug.replaceAll('-', '_')}"`);

/** PostgreSQL cannot store null characters. */
const json = (value: unknown) => JSON.stringify(value).replaceAll('\\u0000', '');

const columns = sql.raw(
	[
		...['slug', 'record', 'kind', 'who', 'organisation', 'email', 'about', 'opening', 'reference', 'state', 'assignee'],
		...['received_at', 'follow_up_at', 'due_at', 'handled_at', 'opened_at', 'item', 'item_title', 'country'],
		...['suspected', 'changed_at'],
	].join(', '),
);

/** Subjects and texts of the conversations, by message. */
async function saidAbout(req: PayloadRequest, slug: LetterSlug, ids: readonly number[]) {
	const column = sql.raw(`${slug.replaceAll('-', '_')}_id`);
	const database = await databaseOf(req);
	const { rows } = await database.execute<{ id: number; said: string }>(sql`
		select r.${column} as id, concat_ws(E'\n', e.subject, e.text) as said from exchanges e
		join exchanges_rels r on r.parent_id = e.id and r.path = 'about'
		where r.${column} in (select jsonb_array_elements_text(${json(ids)}::jsonb)::int)`);
	return Map.groupBy(rows, ({ id }) => id);
}

/** Indexes the current state of messages, in the transaction of the request. */
export async function enterLetters(req: PayloadRequest, slug: LetterSlug, ids: readonly number[]): Promise<void> {
	if (ids.length === 0) return;
	const where = { id: { in: [...ids] } };
	// The adapter's find: Payload's own replaces `req.context`, and notes of other hooks would be lost.
	const found = await req.payload.db.find<LetterDoc>({ collection: slug, where, pagination: false, limit: 0, req });
	const docs = found.docs.filter(({ deletedAt }) => !deletedAt);
	const said = await saidAbout(req, slug, ids);
	const database = await databaseOf(req);
	const entries = docs.map((doc) => {
		const notes = (said.get(doc.id) ?? []).map((each) => each.said);
		return { ...entryOf(slug, doc), found_by: wordsOf(searchTextOf(slug, doc, notes)) };
	});
	await database.execute(sql`delete from desk.entries where slug = ${slug}
		and record in (select jsonb_array_elements_text(${json(ids)}::jsonb)::int)`);
	await database.execute(sql`
		insert into desk.entries (${columns}, words)
		select ${columns}, array_to_tsvector(array(select jsonb_array_elements_text(given -> 'found_by')))
		from jsonb_array_elements(${json(entries)}::jsonb) given, jsonb_populate_record(null::desk.entries, given)
		on conflict (slug, record) do nothing`);
}

export async function removeLetter(req: PayloadRequest, slug: LetterSlug, id: number): Promise<void> {
	const database = await databaseOf(req);
	await database.execute(sql`delete from desk.entries where slug = ${slug} and record = ${id}`);
}

const batch = 1000;

/** Before the studio opens: indexes messages that another release or a restore has stored, and removes deleted ones. */
export async function catchUp(payload: Payload): Promise<number> {
	const { drizzle } = payload.db;
	const req = await createLocalReq({}, payload);
	let entered = 0;
	for (const slug of letterSlugs) {
		const trash = slug === 'problem-reports' ? sql`` : sql`and deleted_at is null`;
		const { rows } = await drizzle.execute<{ id: number }>(sql`
			select id from ${tableOf(slug)} letter where not exists (select 1 from desk.entries
				where slug = ${slug} and record = letter.id and changed_at = letter.updated_at) ${trash}`);
		for (let at = 0; at < rows.length; at += batch) {
			await enterLetters(
				req,
				slug,
				rows.slice(at, at + batch).map(({ id }) => id),
			);
		}
		await drizzle.execute(sql`delete from desk.entries entry where slug = ${slug}
			and not exists (select 1 from ${tableOf(slug)} letter where id = entry.record ${trash})`);
		entered += rows.length;
	}
	if (entered > 0) await drizzle.execute(sql`analyze desk.entries`);
	return entered;
}
