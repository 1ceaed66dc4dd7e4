import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { type Scheduled, scheduledColumns, scheduledDocument } from './scheduled-document.ts';

export interface FailedPublication {
	/** Id of the failed job. */
	id: number;
	type: 'publish' | 'unpublish';
	title: string;
	/** Address of its form. */
	path: string;
	reason: string;
	failedAt: string;
	/** The user who scheduled it. */
	userId: number | undefined;
}

interface Row extends Scheduled {
	id: number;
	type: string | null;
	user_id: string | null;
	reason: string | null;
	updated_at: string;
}

const failedJobs = sql`
	select id, input->>'type' as type, ${scheduledColumns}, input->'user'->>'value' as user_id, updated_at,
		coalesce(error->>'message', (select l.error->>'message' from payload_jobs_log l where l._parent_id = j.id
			order by l._order desc limit 1)) as reason
	from payload_jobs j
	where has_error and task_slug = 'schedulePublish' and updated_at > now() - interval '90 days'
	order by updated_at desc limit 50`;

/** Scheduled publications that failed and have not been done in another way since. */
export async function failedPublications(payload: Payload): Promise<FailedPublication[]> {
	const { rows } = await payload.db.drizzle.execute<Row>(failedJobs);
	const found = await Promise.all(rows.map((row) => describe(payload, row)));
	return found.flatMap((publication) => publication ?? []);
}

async function describe(payload: Payload, row: Row): Promise<FailedPublication | undefined> {
	const type = row.type === 'unpublish' ? 'unpublish' : 'publish';
	const document = await scheduledDocument(payload, row);
	const isLeft = type === 'publish' ? document?.hasDraft : document?.isOnSite;
	if (!document || !isLeft) return undefined;
	return {
		id: row.id,
		type,
		title: document.title,
		path: document.path,
		reason: row.reason ?? 'for an unknown reason',
		failedAt: new Date(row.updated_at).toISOString(),
		userId: Number(row.user_id) || undefined,
	};
}
