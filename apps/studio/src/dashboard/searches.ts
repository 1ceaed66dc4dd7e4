import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import type { Bar } from './figures.ts';

/** Link for staff who may edit synonyms. */
const synonyms = '/admin/globals/synonyms';

const lastThirtyDays = sql`day >= to_char(now() - interval '30 days', 'YYYY-MM-DD')`;

/** Searches that found nothing. */
export async function searchesWithoutResult(payload: Payload, canEdit: boolean): Promise<Bar[]> {
	const { rows } = await payload.db.drizzle.execute<{ label: string; value: number }>(sql`
		select words as label, sum(searches)::int as value from missed_searches
		where outcome = 'missed' and ${lastThirtyDays} group by 1 order by 2 desc, 1 limit 12`);
	return rows.map((row) => ({ ...row, ...(canEdit && { href: synonyms }) }));
}

export interface UnopenedSearch {
	words: string;
	shown: number;
	opened: number;
	href?: string;
}

/** Fewer views than this say nothing about the quality of results. */
export const fewestShown = 3;
/** Tolerates a few results opened by mistake. */
export const openedAtMostOneIn = 10;

/** Searches whose results visitors hardly ever open. */
export async function searchesNobodyOpens(payload: Payload, canEdit: boolean): Promise<UnopenedSearch[]> {
	const { rows } = await payload.db.drizzle.execute<{ words: string; shown: number; opened: number }>(sql`
		select words, shown, opened from (
			select words,
				coalesce(sum(searches) filter (where outcome = 'shown'), 0)::int as shown,
				coalesce(sum(searches) filter (where outcome = 'opened'), 0)::int as opened
			from missed_searches where ${lastThirtyDays} group by 1
		) as counted
		where shown >= ${fewestShown} and opened * ${openedAtMostOneIn} <= shown
		order by shown - opened desc, words limit 12`);
	return rows.map((row) => ({ ...row, ...(canEdit && { href: synonyms }) }));
}
