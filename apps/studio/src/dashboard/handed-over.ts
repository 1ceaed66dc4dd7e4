import { sql } from '@payloadcms/db-postgres';
import type { Payload, TypedUser } from 'payload';
import { readerOf, readQueue } from '../desk/queue.ts';
import { messageAddress } from '../inbox/message-address.ts';

interface Handed {
	href: string;
	who: string;
	about: string;
	/** The colleague who assigned it. */
	by: string;
}

const most = 8;

/** The user's open messages that a colleague assigned to them, newest first. */
export async function handedTo(payload: Payload, user: TypedUser): Promise<Handed[]> {
	const mine = await readQueue(payload, { tab: 'mine', words: '', page: 1 }, await readerOf({ payload, user }));
	if (mine.length === 0) return [];
	const items = sql.join(
		mine.map(({ slug, id }) => sql`(${slug}::text, ${String(id)}::text)`),
		sql`, `,
	);
	const { rows } = await payload.db.drizzle.execute<{ kind: string; item: string; person: number; name: string }>(sql`
		select distinct on (kind, item) kind, item, person, name from trail.changes
		where (kind, item) in (${items}) and changes @> '[{"path": "assignee"}]' order by kind, item, id desc`);
	const handing = new Map(rows.map(({ kind, item, person, name }) => [`${kind} ${item}`, { person, name }]));
	return mine
		.flatMap(({ slug, id, reference, who, about }) => {
			const by = handing.get(`${slug} ${id}`);
			if (!by?.person || by.person === Number(user.id)) return [];
			return { href: messageAddress(reference), who, about, by: by.name };
		})
		.slice(0, most);
}
