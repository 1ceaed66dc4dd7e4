import config from '@payload-config';
import { sql } from '@payloadcms/db-postgres';
import { getPayload, type Payload } from 'payload';
import { endOldSessions } from '../access/sessions.ts';
import { eraseOld } from '../inbox/erase-old.ts';
import { sendMails } from '../mail/send-mails.ts';
import { eraseOnSite } from '../privacy/erase-on-site.ts';
import { runDueReleases } from '../releases/run-due.ts';
import { settings } from '../settings.ts';
import { type FailedPublication, failedPublications } from './failed-publications.ts';

/** Notifies the user who scheduled it of each failure, once, even if several studios run. */
async function tellAuthors(payload: Payload): Promise<void> {
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

/** Publishing takes seconds; a job that is still marked as running after this time belongs to a process that ended. */
const abandonedAfter = '2 minutes';

/** Publishes and unpublishes what is due. If the process running a job died, the job is taken up again. */
async function publishDue(payload: Payload): Promise<void> {
	await payload.db.drizzle.execute(sql`
		update payload_jobs set processing = false
		where processing and completed_at is null and updated_at < now() - ${abandonedAfter}::interval`);
	await payload.jobs.run({ limit: 50 });
	await tellAuthors(payload);
}

const seconds = 1000;

/** Repeats work at an interval, never in parallel with itself, and goes on after errors. */
function repeat(payload: Payload, name: string, every: number, work: (payload: Payload) => Promise<unknown>): void {
	const turn = async () => {
		try {
			await work(payload);
		} catch (error) {
			payload.logger.error({ err: error, msg: `${name} failed and is tried again` });
		}
		setTimeout(turn, every).unref();
	};
	setTimeout(turn, Math.min(every, 2 * seconds)).unref();
}

/** Starts the studio's background work. */
export async function startRunner(): Promise<void> {
	const payload = await getPayload({ config });
	const often = Math.min(3, settings.lookEvery);
	repeat(payload, 'sending e-mails', often * seconds, sendMails);
	repeat(payload, 'scheduled publishing', settings.lookEvery * seconds, publishDue);
	repeat(payload, 'releases', 1 * seconds, runDueReleases);
	repeat(payload, 'retention', 3600 * seconds, eraseOld);
	repeat(payload, 'ending old sessions', 3600 * seconds, endOldSessions);
	repeat(payload, 'deleting on the site', 15 * seconds, eraseOnSite);
}
