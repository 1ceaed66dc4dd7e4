import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { storedKinds } from '../inbox/message-kinds.ts';
import { failedPublications } from '../schedule/failed-publications.ts';
import { settings } from '../settings.ts';
import type { Figure } from './prometheus-text.ts';

/** Metrics from the database. */
export async function databaseFigures(payload: Payload): Promise<Figure[]> {
	const failed = await failedPublications(payload);
	return [
		await mails(payload),
		...(await newSubmissions(payload)),
		{
			name: 'studio_publications_failed',
			help: 'What was scheduled to be published or taken off and was not',
			values: [{ value: failed.length }],
		},
	];
}

const recipients = ['staff', 'visitor'];
const states = ['waiting', 'refused', 'failed', 'unsent'];

/** If our own addresses are refused, the mail server is at fault; visitors may simply have mistyped theirs. */
async function mails({ db }: Payload): Promise<Figure> {
	const ours = Object.values(settings.mail.mailboxes);
	const { rows } = await db.drizzle.execute<{ recipient: string; state: string; count: number }>(sql`
		select case when "to" in ${ours} or "to" in (select email from users) then 'staff' else 'visitor' end as recipient,
			case when status = 'waiting' and last_error is not null then 'refused' else status::text end as state,
			count(*)::int as count
		from mails where status <> 'sent' group by 1, 2`);
	const count = (recipient: string, state: string) =>
		rows.find((row) => row.recipient === recipient && row.state === state)?.count ?? 0;
	return {
		name: 'studio_mails',
		help: 'Emails not sent: waiting, refused and to be tried again, failed for good, or unsent without a mail server',
		values: recipients.flatMap((recipient) =>
			states.map((state) => ({ labels: { recipient, state }, value: count(recipient, state) })),
		),
	};
}

/** New submissions that nobody has handled yet. */
async function newSubmissions({ db }: Payload): Promise<Figure[]> {
	const { rows } = await db.drizzle.execute<{ kind: string; count: number; seconds: number }>(sql`
		select kind::text, count(*)::int as count, greatest(0, extract(epoch from now() - min(received_at)))::int as seconds
		from messages where status = 'new' and deleted_at is null group by 1`);
	const found = storedKinds.map((kind) => {
		const { count = 0, seconds = 0 } = rows.find((row) => row.kind === kind) ?? {};
		return { labels: { kind }, count, seconds };
	});
	return [
		{
			name: 'studio_submissions_new',
			help: 'Submissions that nobody has taken up',
			values: found.map(({ labels, count }) => ({ labels, value: count })),
		},
		{
			name: 'studio_submissions_oldest_new_seconds',
			help: 'How long the oldest of them waits',
			values: found.map(({ labels, seconds }) => ({ labels, value: seconds })),
		},
	];
}
