import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { momentInZone, standingOf } from '../releases/standing.ts';
import { type Scheduled, scheduledColumns, scheduledDocument } from '../schedule/scheduled-document.ts';
import { momentInWords } from '../words/dates.ts';
import { sayHere } from '../words/say-here.ts';

interface PlannedPublication {
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
async function plannedPublications(payload: Payload): Promise<PlannedPublication[]> {
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

const acts = { publish: { en: 'publish', zh: '发布' }, unpublish: { en: 'unpublish', zh: '取消发布' } } as const;

/** Planned publications and releases, soonest first, and below them the releases that nobody has scheduled. */
export async function GoesLiveCard({ payload, isEditor }: { payload: Payload; isEditor: boolean }) {
	const where = { state: { in: ['open', 'scheduled'] } };
	const [say, planned, { docs: releases }] = await Promise.all([
		sayHere(),
		isEditor ? plannedPublications(payload) : [],
		payload.find({ collection: 'releases', where, sort: ['at', '-id'], limit: 20, depth: 0, pagination: false }),
	]);
	const next = [
		...planned.map(({ id, type, title, path, at }) => ({
			key: `item ${id}`,
			at,
			title,
			path,
			when: `${say(acts[type])}${say(', ', '，')}${momentInWords(at, say)}`,
		})),
		...releases.flatMap(({ id, name, state, at, timeZone }) =>
			state === 'scheduled' && at
				? {
						key: `release ${id}`,
						at,
						title: name,
						path: `/admin/releases/${id}`,
						when: `${say('release', '发布批次')}${say(', ', '，')}${momentInZone(at, timeZone, say)}`,
					}
				: [],
		),
	].sort((one, other) => one.at.localeCompare(other.at));
	const open = releases.filter(({ state }) => state === 'open');
	return (
		<>
			{next.length > 0 && (
				<section className="studio-chart" aria-labelledby="goes-live">
					<h2 id="goes-live">{say('Goes live next', '即将上线')}</h2>
					<ul className="studio-list">
						{next.map(({ key, title, path, when }) => (
							<li key={key}>
								<a href={path}>{title}</a>
								{say(': ', '：')}
								{when}
							</li>
						))}
					</ul>
				</section>
			)}
			{open.length > 0 && (
				<section className="studio-chart" aria-labelledby="open-releases">
					<h2 id="open-releases">{say('Open releases', '未上线的发布批次')}</h2>
					<ul className="studio-list">
						{open.map((release) => (
							<li key={release.id}>
								<a href={`/admin/releases/${release.id}`}>{release.name}</a>
								{say(': ', '：')}
								{standingOf(release, say)}
								{release.failure && ` (${release.failure})`}
							</li>
						))}
					</ul>
				</section>
			)}
		</>
	);
}
