import { sql } from '@payloadcms/db-postgres';
import type { Payload, TypedUser } from 'payload';
import { messageAddress } from '../inbox/message-address.ts';
import { readableKinds } from '../inbox/message-kinds.ts';
import { isObject } from '../server/is-object.ts';
import { type News, readPreference } from './news-read.ts';

/** Older news is no longer shown, so that the list of what was read stays short. */
const days = 60;
const most = 20;

/** The entries that the user has marked as read. */
async function readBy(payload: Payload, user: TypedUser): Promise<string[]> {
	const where = { key: { equals: readPreference }, 'user.value': { equals: user.id } };
	const { docs } = await payload.find({ collection: 'payload-preferences', where, limit: 1, depth: 0 });
	const value: unknown = docs[0]?.value;
	const keys = isObject(value) && Array.isArray(value.keys) ? value.keys : [];
	return keys.filter((key) => typeof key === 'string');
}

/** Notes in which a colleague mentions the user, newest first. */
async function mentionsOf(payload: Payload, user: TypedUser): Promise<News[]> {
	if (readableKinds(user).length === 0) return [];
	const since = new Date(Date.now() - days * 86_400_000).toISOString();
	const { docs } = await payload.find({
		collection: 'exchanges',
		where: {
			and: [
				{ kind: { equals: 'note' } },
				{ mentions: { equals: user.id } },
				{ author: { not_equals: user.id } },
				{ at: { greater_than: since } },
			],
		},
		sort: '-at',
		limit: most,
		depth: 0,
		overrideAccess: false,
		user,
	});
	const authors = docs.flatMap(({ author }) => (typeof author === 'number' ? [author] : []));
	const people =
		authors.length > 0
			? (await payload.find({ collection: 'users', where: { id: { in: authors } }, depth: 0, pagination: false })).docs
			: [];
	return docs.map(({ id, reference, author, text, at }) => ({
		key: `mention:${id}`,
		href: messageAddress(reference),
		name: people.find((person) => person.id === author)?.name ?? '',
		title: '',
		text: text ?? '',
		at,
	}));
}

interface Refused extends Record<string, unknown> {
	id: number;
	kind: string;
	item: string;
	title: string;
	comment: string | null;
	name: string | null;
	at: string;
}

/** Changes of the user that a second person refused, and that the user has not proposed again. */
async function refusalsOf(payload: Payload, user: TypedUser): Promise<News[]> {
	const { rows } = await payload.db.drizzle.execute<Refused>(sql`
		select id, kind, item, title, comment, name, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at from (
			select distinct on (kind, item) id, kind, item::text, title, state, comment, decided_by as name, decided_at as at
			from proposals where proposer = ${Number(user.id)} order by kind, item, id desc
		) newest
		where state = 'refused' and at > now() - ${`${days} days`}::interval order by newest.at desc limit ${most}`);
	return rows.map(({ id, kind, item, title, comment, name, at }) => ({
		key: `refusal:${id}`,
		href: `/admin/collections/${kind}/${item}`,
		name: name ?? '',
		title,
		text: comment ?? '',
		at,
	}));
}

/** The entries that the user has not read yet. */
export async function newsFor(
	payload: Payload,
	user: TypedUser,
): Promise<{ mentions: News[]; refusals: News[]; read: string[] }> {
	const [read, mentions, refusals] = await Promise.all([
		readBy(payload, user),
		mentionsOf(payload, user),
		refusalsOf(payload, user),
	]);
	const isUnread = ({ key }: News) => !read.includes(key);
	// Entries that are no longer shown are forgotten.
	const shown = new Set([...mentions, ...refusals].map(({ key }) => key));
	return {
		mentions: mentions.filter(isUnread),
		refusals: refusals.filter(isUnread),
		read: read.filter((key) => shown.has(key)),
	};
}
