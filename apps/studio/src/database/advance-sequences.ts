import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';

/** Seeded rows bring their own ids; the next new one must come after them. */
export async function advanceSequences(payload: Payload): Promise<void> {
	await payload.db.drizzle.execute(
		sql.raw(`
		do $$ declare t record; begin
			for t in select table_name from information_schema.columns
				where table_schema = 'public' and column_name = 'id' and column_default like 'nextval%'
			loop
				execute format('select setval(pg_get_serial_sequence(%L, ''id''), (select max(id) from %I))', quote_ident(t.table_name), t.table_name);
			end loop;
		end $$`),
	);
}
