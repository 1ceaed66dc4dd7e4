import { sql } from '@payloadcms/db-postgres';
import type { CollectionSlug, Payload, Where } from 'payload';
import { erase } from './erase.ts';
import { inboxSlugs } from './inbox-slugs.ts';
import { keptName } from './kept-words.ts';
import { letters } from './letter-kinds.ts';
import { oldSubscribers } from './old-subscribers.ts';
import { startedBefore } from './retention-period.ts';
import type { Due, Kept } from './retention-turn.ts';

/** Declined applications may go sooner than the others. */
const declinedBefore = (moment: string): Where => ({
	and: [{ stage: { equals: 'declined' } }, { declinedAt: { less_than: moment } }],
});

type SQL = ReturnType<typeof sql>;

const moment = (at: number) => sql`${new Date(at).toISOString()}::timestamptz`;

async function counted(payload: Payload, collection: CollectionSlug, where: Where): Promise<Due> {
	const [due, total] = await Promise.all([
		payload.count({ collection, where, trash: true }),
		payload.count({ collection, trash: true }),
	]);
	return { due: due.totalDocs, total: total.totalDocs };
}

/** Rows of a table that match a condition. */
function rowsOf(payload: Payload, name: string, table: SQL, isOld: (at: number) => SQL): Kept {
	const { drizzle } = payload.db;
	return {
		name,
		count: async (at) => {
			const question = sql`select count(*) filter (where ${isOld(at)})::int as due, count(*)::int as total from ${table}`;
			const { rows } = await drizzle.execute<{ due: number; total: number }>(question);
			return rows[0] ?? { due: 0, total: 0 };
		},
		erase: async (at) => (await drizzle.execute(sql`delete from ${table} where ${isOld(at)}`)).rowCount ?? 0,
	};
}

/** Résumés whose application never arrived. */
function lostResumes(payload: Payload): Kept {
	const { drizzle } = payload.db;
	const isLost = (at: number) => sql`r.created_at < ${moment(at)} - interval '7 days'
		and not exists (select 1 from applications a where a.resume_id = r.id)`;
	return {
		name: 'résumés without an application',
		count: async (at) => {
			const question = sql`select count(*) filter (where ${isLost(at)})::int as due, count(*)::int as total from resumes r`;
			const { rows } = await drizzle.execute<{ due: number; total: number }>(question);
			return rows[0] ?? { due: 0, total: 0 };
		},
		erase: async (at) => {
			const { rows } = await drizzle.execute<{ id: number }>(sql`select r.id from resumes r where ${isLost(at)}`);
			for (const { id } of rows) await payload.delete({ collection: 'resumes', id });
			return rows.length;
		},
	};
}

/** All data that is deleted by age, by the retention settings or because nothing shows it any more. */
export async function keptForATime(payload: Payload): Promise<Kept[]> {
	const limits = await payload.findGlobal({ slug: 'retention' });
	const inbox = inboxSlugs.map((slug): Kept => {
		const old = (at: number): Where => ({
			or: [
				{ receivedAt: { less_than: startedBefore(at, limits[letters[slug].keptFor]) } },
				{ and: [{ status: { equals: 'spam' } }, { receivedAt: { less_than: startedBefore(at, limits.spam) } }] },
				{ deletedAt: { less_than: startedBefore(at, limits.trash) } },
				...(slug === 'applications' ? [declinedBefore(startedBefore(at, limits.declinedApplications))] : []),
			],
		});
		return {
			name: keptName(slug),
			count: (at) => counted(payload, slug, old(at)),
			erase: (at) => erase(payload, slug, old(at)),
		};
	});
	const formerSubscribers = (at: number) => oldSubscribers(at, startedBefore(at, limits.signUps));
	return [
		...inbox,
		{
			name: 'subscribers',
			count: (at) => counted(payload, 'subscribers', formerSubscribers(at)),
			erase: async (at) =>
				(await payload.delete({ collection: 'subscribers', where: formerSubscribers(at) })).docs.length,
		},
		{
			name: 'watches',
			count: (at) => counted(payload, 'watches', formerSubscribers(at)),
			erase: async (at) => (await payload.delete({ collection: 'watches', where: formerSubscribers(at) })).docs.length,
		},
		rowsOf(payload, 'meetings', sql`bookings`, (at) => {
			return sql`starts_at < ${startedBefore(at, limits.contactMessages)}::timestamptz`;
		}),
		rowsOf(payload, 'e-mails about changes', sql`mails`, (at) => {
			return sql`reference ~ '^((revision|notice) |meeting$)' and created_at < ${startedBefore(at, limits.signUps)}::timestamptz`;
		}),
		lostResumes(payload),
		rowsOf(payload, 'product views', sql`product_views`, (at) => {
			return sql`day < to_char(${moment(at)} - interval '400 days', 'YYYY-MM-DD')`;
		}),
		rowsOf(payload, 'notes of deliveries', sql`delivered`, (at) => {
			return sql`created_at < ${moment(at)} - interval '400 days'`;
		}),
	];
}
