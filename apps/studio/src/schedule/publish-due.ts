import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { tellAuthors } from './tell-authors.ts';

/** Publishing takes seconds; a job that is still marked as running after this time belongs to a process that ended. */
const abandonedAfter = '2 minutes';

/** Publishes and unpublishes what is due. If the process running a job died, the job is taken up again. */
export async function publishDue(payload: Payload): Promise<void> {
	await payload.db.drizzle.execute(sql`
		update payload_jobs set processing = false
		where processing and completed_at is null and updated_at < now() - ${abandonedAfter}::interval`);
	await payload.jobs.run({ limit: 50 });
	await tellAuthors(payload);
}
