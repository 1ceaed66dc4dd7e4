import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { type Scheduled, scheduledColumns, scheduledDocument } from './scheduled-document.ts';

export interface PlannedPublication {
	id: number;
	type: 'publish' | 'unpublish';
	title: string;
	path: string;
	at: string;
}

interface Row extends Scheduled {
	id: number;
	type: string | null;
	wait_until: string;
}

/** Pending publications, soonest first. */
export async function plannedPublications(payload: Payload): Promise<PlannedPublication[]> {
	const { rows } = await payload.db.drizzle.execute<Row>(sql`
		select id, input->>'type' as type, ${scheduledColumns}, wait_until
		from payload_jobs
		where task_slug = 'schedulePublish' and completed_at is null and has_error is not true and wait_until is not null
		order by wait_until limit 50`);
	const found = await Promise.all(
		rows.map(async (row) => {
			const { id, type, wait_until } = row;
			const { title, path } = (await scheduledDocument(payload, row)) ?? {};
			const planned = type === 'unpublish' ? ('unpublish' as const) : ('publish' as const);
			return title && path ? { id, type: planned, title, path, at: new Date(wait_until).toISOString() } : [];
		}),
	);
	return found.flat();
}
