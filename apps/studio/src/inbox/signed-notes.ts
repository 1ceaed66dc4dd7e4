import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { has } from '../access/roles.ts';
import { sayTo } from '../words/said.ts';
import { type LetterSlug, letters } from './letter-kinds.ts';

/** Signed notes about messages, oldest first; none for users without the role that works on them. */
export async function signedNotes(
	req: PayloadRequest,
	slug: LetterSlug,
	ids: readonly number[],
): Promise<Map<number, string[]>> {
	if (!has(req.user, letters[slug].role)) return new Map();
	const former = sayTo(req)('a former colleague', '前同事');
	const column = sql.raw(`${slug.replaceAll('-', '_')}_id`);
	const { rows } = await req.payload.db.drizzle.execute<{ id: number; line: string }>(sql`
		select r.${column} as id, to_char(e.at at time zone 'UTC', 'YYYY-MM-DD HH24:MI') || ' UTC, ' || coalesce(u.name, ${former})
			|| ': ' || coalesce(e.text, '') as line
		from exchanges e join exchanges_rels r on r.parent_id = e.id and r.path = 'about' left join users u on u.id = e.author_id
		where e.kind = 'note' and r.${column} in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::int)
		order by e.at, e.id`);
	const lines = Map.groupBy(rows, ({ id }) => id);
	return new Map([...lines].map(([id, notes]) => [id, notes.map(({ line }) => line)]));
}
