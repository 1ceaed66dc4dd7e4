import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import type { LetterSlug } from './letter-kinds.ts';

/** The notes about letters as one line each: day, name and what was noted, oldest first. */
export async function signedNotes(
	{ db }: Payload,
	slug: LetterSlug,
	ids: readonly number[],
): Promise<Map<number, string[]>> {
	const column = sql.raw(`${slug.replaceAll('-', '_')}_id`);
	const { rows } = await db.drizzle.execute<{ id: number; line: string }>(sql`
		select r.${column} as id, to_char(e.at at time zone 'UTC', 'YYYY-MM-DD') || ', ' || coalesce(u.name, 'a former colleague')
			|| ': ' || coalesce(e.text, '') as line
		from exchanges e join exchanges_rels r on r.parent_id = e.id and r.path = 'about' left join users u on u.id = e.author_id
		where e.kind = 'note' and r.${column} in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::int)
		order by e.at, e.id`);
	const lines = Map.groupBy(rows, ({ id }) => id);
	return new Map([...lines].map(([id, notes]) => [id, notes.map(({ line }) => line)]));
}
