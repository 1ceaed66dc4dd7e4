import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { settings } from '../settings.ts';
import { type FailedPublication, failedPublications } from './failed-publications.ts';

/** Notifies the user who scheduled it of each failure, once, even if several studios run. */
export async function tellAuthors(payload: Payload): Promise<void> {
	for (const failed of await failedPublications(payload)) {
		const reference = `schedule-${failed.id}`;
		const { rows } = await payload.db.drizzle.execute(
			sql`insert into delivered (reference) values (${reference}) on conflict do nothing returning id`,
		);
		if (rows.length === 0 || !failed.userId) continue;
		const author = await payload.findByID({ collection: 'users', id: failed.userId, disableErrors: true, depth: 0 });
		if (!author) continue;
		await payload.create({
			collection: 'mails',
			data: { ...letter(failed), to: author.email, reference, role: 'editor', status: 'waiting', attempts: 0 },
		});
	}
}

const letter = ({ type, title, path, reason }: FailedPublication) => ({
	subject: `Not ${type}ed as scheduled: ${title.replace(/\s+/g, ' ').slice(0, 120)}`,
	text: [
		`“${title}” was to be ${type}ed now, and was not: ${reason}`,
		`Open it, mend it and ${type} it: ${settings.studioUrl}${path}`,
	].join('\n\n'),
});
