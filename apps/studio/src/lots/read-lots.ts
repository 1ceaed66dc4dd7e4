import { sql } from '@payloadcms/db-postgres';
import type { Lot } from '@site/contract/lot-books';
import type { Payload } from 'payload';
import { text } from '../mapping/words.ts';

type Row = {
	id: number;
	reference: string;
	lot: string;
	made: string | null;
	expires: string;
	extended: string | null;
	letter: number | null;
	note: string | null;
	noteCn: string | null;
};

export type StoredLot = { id: number; item: Lot };

const day = (column: string) => sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD')`);

/** All lots, read directly from their table: Payload would take minutes for 100,000 documents. */
export async function readLots({ db }: Pick<Payload, 'db'>, database = db.drizzle): Promise<StoredLot[]> {
	const { rows } = await database.execute<Row>(sql`
		select id, reference, lot, ${day('made_on')} as made, ${day('expires_on')} as expires,
			${day('extended_to')} as extended, letter_id as letter, note, note_cn as "noteCn"
		from lots order by reference, lot`);
	return rows.map(({ id, reference, lot, made, expires, extended, letter, note, noteCn }) => ({
		id,
		item: {
			reference,
			lot,
			madeOn: made ?? undefined,
			expiresOn: expires,
			extendedTo: extended ?? undefined,
			letterId: letter,
			note: text(note, noteCn),
		},
	}));
}
