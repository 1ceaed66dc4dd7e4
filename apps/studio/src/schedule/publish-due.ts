import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { tellAuthors } from './tell-authors.ts';

/** Publishing takes a moment; what has been under way for this long was left by a process that ended. */
const abandonedAfter = '2 minutes';

/** Publishes and unpublishes what is due. A job whose worker died is taken up again instead of waiting for ever. */
export async function publishDue(payload: Payload): Promise<void> {
	await payload.db.drizzle.execute(sql`
		update payload_jobs set processing = false
		where processing and completed_at is null and updated_at < now() - ${abandonedAfter}::interval`);
	await payload.jobs.run({ limit: 50 });
	await tellAuthors(payload);
}
