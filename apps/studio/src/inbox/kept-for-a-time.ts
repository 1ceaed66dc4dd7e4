import { sql } from '@payloadcms/db-postgres';
import type { CollectionSlug, Payload, Where, WhereField } from 'payload';
import type { Said } from '../words/said.ts';
import { erase } from './erase.ts';
import { messageKinds, storedKinds } from './message-kinds.ts';
import { startedBefore } from './retention-period.ts';
import type { Due, Kept } from './retention-turn.ts';

type SQL = ReturnType<typeof sql>;
type Table = Kept & { label: Said };

const momentAt = (at: number) => sql`${new Date(at).toISOString()}::timestamptz`;
const before = (moment: string): WhereField => ({ less_than: moment });

/** Documents of a collection that match a condition. */
function documents(
	payload: Payload,
	{
		label,
		collection,
		among = {},
		isOld,
		remove,
	}: {
		label: Said;
		collection: CollectionSlug;
		/** The documents that are counted at all. */
		among?: Where;
		isOld: (at: number) => Where;
		remove?: (where: Where) => Promise<number>;
	},
): Table {
	const count = async (where: Where) => (await payload.count({ collection, where, trash: true })).totalDocs;
	const due = (at: number): Where => ({ and: [among, isOld(at)] });
	return {
		label,
		name: label.en.toLowerCase(),
		count: async (at): Promise<Due> => {
			const [old, total] = await Promise.all([count(due(at)), count(among)]);
			return { due: old, total };
		},
		erase: async (at) => remove?.(due(at)) ?? (await payload.delete({ collection, where: due(at) })).docs.length,
	};
}

/** Rows of a table that match a condition. */
function rowsOf({ db: { drizzle } }: Payload, label: Said, table: SQL, isOld: (at: number) => SQL): Table {
	return {
		label,
		name: label.en.toLowerCase(),
		count: async (at) => {
			const question = sql`select count(*) filter (where ${isOld(at)})::int as due, count(*)::int as total from ${table}`;
			const { rows } = await drizzle.execute<{ due: number; total: number }>(question);
			return rows[0] ?? { due: 0, total: 0 };
		},
		erase: async (at) => (await drizzle.execute(sql`delete from ${table} where ${isOld(at)}`)).rowCount ?? 0,
	};
}

/** Résumés whose application never arrived. */
function lostResumes(payload: Payload): Table {
	const { drizzle } = payload.db;
	const isLost = (at: number) => sql`created_at < ${momentAt(at)} - interval '7 days'
		and not exists (select 1 from messages where resume_id = resumes.id)`;
	const label = { en: 'Résumés without an application', zh: '没有申请的简历' };
	return {
		...rowsOf(payload, label, sql`resumes`, isLost),
		erase: async (at) => {
			const { rows } = await drizzle.execute<{ id: number }>(sql`select id from resumes where ${isLost(at)}`);
			for (const { id } of rows) await payload.delete({ collection: 'resumes', id });
			return rows.length;
		},
	};
}

/** Unconfirmed subscriptions are deleted after this time: their link has long expired. */
const pendingFor = 30 * 24 * 3_600_000;

/** All data that is deleted by age, by the retention settings or because nothing shows it any more. */
export async function keptForATime(payload: Payload): Promise<Table[]> {
	const limits = await payload.findGlobal({ slug: 'retention' });
	const messages = storedKinds.map((kind) =>
		documents(payload, {
			label: messageKinds[kind].plural,
			collection: 'messages',
			among: { kind: { equals: kind } },
			isOld: (at): Where => ({
				or: [
					{ receivedAt: before(startedBefore(at, limits[kind])) },
					{ and: [{ status: { equals: 'spam' } }, { receivedAt: before(startedBefore(at, limits.spam)) }] },
					{ deletedAt: before(startedBefore(at, limits.trash)) },
					{ and: [{ stage: { equals: 'declined' } }, { declinedAt: before(startedBefore(at, limits.declined)) }] },
				],
			}),
			remove: (where) => erase(payload, where),
		}),
	);
	/** Those who never confirmed, and those who unsubscribed long ago. */
	const isFormer = (at: number): Where => {
		const asked = { askedAt: before(new Date(at - pendingFor).toISOString()) };
		const left = { unsubscribedAt: before(startedBefore(at, limits.signup)) };
		return {
			or: [
				{ and: [{ state: { equals: 'pending' } }, asked] },
				{ and: [{ state: { equals: 'unsubscribed' } }, left, asked] },
			],
		};
	};
	return [
		...messages,
		documents(payload, { label: { en: 'Subscribers', zh: '订阅者' }, collection: 'subscribers', isOld: isFormer }),
		documents(payload, { label: { en: 'Watches', zh: '关注' }, collection: 'watches', isOld: isFormer }),
		rowsOf(payload, { en: 'Booked meetings', zh: '已预约的会面' }, sql`bookings`, (at) => {
			return sql`starts_at < ${startedBefore(at, limits.meeting)}::timestamptz`;
		}),
		rowsOf(payload, { en: 'E-mails about changes', zh: '变更通知邮件' }, sql`mails`, (at) => {
			return sql`reference ~ '^((revision|notice) |meeting$)' and created_at < ${startedBefore(at, limits.signup)}::timestamptz`;
		}),
		lostResumes(payload),
		rowsOf(payload, { en: 'Product views', zh: '产品浏览记录' }, sql`product_views`, (at) => {
			return sql`day < to_char(${momentAt(at)} - interval '400 days', 'YYYY-MM-DD')`;
		}),
		rowsOf(payload, { en: 'Notes of deliveries', zh: '送达记录' }, sql`delivered`, (at) => {
			return sql`created_at < ${momentAt(at)} - interval '400 days'`;
		}),
	];
}
