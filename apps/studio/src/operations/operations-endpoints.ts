import { sql } from '@payloadcms/db-postgres';
import { diskOf } from '@site/contract/disk';
import type { Endpoint, Payload, PayloadHandler } from 'payload';
import { forSite } from '../access/bearer.ts';
import { refusedSignIns } from '../access/refused-sign-ins.ts';
import { canStore } from '../deliveries/store-submission.ts';
import { storedKinds } from '../inbox/message-kinds.ts';
import { failedPublications } from '../schedule/failed-publications.ts';
import { settings } from '../settings.ts';
import { lastBackup } from './backup-mark.ts';
import { inTime } from './in-time.ts';
import { operationsBase } from './operations-base.ts';
import { type Figure, prometheusText } from './prometheus-text.ts';

/** Metrics that need no database. */
function ownFigures(): Figure[] {
	const { free, size } = diskOf(settings.dataDir);
	return [
		{
			name: 'studio_sign_ins_refused_total',
			help: 'Attempts to sign in that were refused, by what was wrong or one too many',
			values: refusedSignIns().map(([reason, value]) => ({ labels: { reason }, value })),
		},
		{
			name: 'studio_last_backup_timestamp_seconds',
			help: 'When the last back-up was finished, 0 where there was none',
			values: [{ value: lastBackup(settings.dataDir) }],
		},
		{
			name: 'studio_data_free_bytes',
			help: 'Room left on the disk of the data folder',
			values: [{ value: free }],
		},
		{
			name: 'studio_data_size_bytes',
			help: 'Size of the disk of the data folder',
			values: [{ value: size }],
		},
		{
			name: 'process_resident_memory_bytes',
			help: 'Resident memory size in bytes.',
			values: [{ value: process.memoryUsage.rss() }],
		},
		{
			name: 'process_start_time_seconds',
			help: 'Start time of the process since unix epoch in seconds.',
			values: [{ value: Math.floor(Date.now() / 1000 - process.uptime()) }],
		},
	];
}

/** Metrics from the database. */
async function databaseFigures(payload: Payload): Promise<Figure[]> {
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

const text = (words: string, status = 200) =>
	new Response(words, { status, headers: { 'Content-Type': 'text/plain; charset=utf-8' } });

/** Timeouts shorter than the monitoring's own, so that a hanging database is reported. */
const answers = inTime(canStore, 3000);
const figures = inTime(databaseFigures, 5000);

const ready: PayloadHandler = async ({ payload }) =>
	(await answers(payload).catch(() => false)) ? text('ready\n') : text('no database\n', 503);

const metrics: PayloadHandler = async ({ payload }) => {
	const found = await figures(payload).catch(() => null);
	const isUp = { name: 'studio_database_up', help: 'Whether the database answers', values: [{ value: found ? 1 : 0 }] };
	return text(prometheusText([...ownFigures(), isUp, ...(found ?? [])]));
};

/** Called by studio-server.ts, which has authorized the caller. */
export const operationsEndpoints: Endpoint[] = [
	{ path: `${operationsBase}/readyz`, method: 'get', handler: forSite(ready) },
	{ path: `${operationsBase}/metrics`, method: 'get', handler: forSite(metrics) },
];
