import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';

/**
 * Seeded rows bring their own ids; the next new id must be higher. Sequences never go back: ids of deleted rows are not
 * used again, since the audit log refers to items and versions by id.
 */
export const advance = `
	do $$ declare t record; begin
		for t in select table_name, pg_get_serial_sequence(quote_ident(table_name), 'id') as sequence
			from information_schema.columns
			where table_schema = 'public' and column_name = 'id' and column_default like 'nextval%'
		loop
			execute format('select setval(%L, max(id)) from %I having max(id) >= (select last_value from %s)',
				t.sequence, t.table_name, t.sequence);
		end loop;
	end $$`;

export async function advanceSequences(payload: Payload): Promise<void> {
	await payload.db.drizzle.execute(sql.raw(advance));
}
