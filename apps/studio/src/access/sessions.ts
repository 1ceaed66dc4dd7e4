import { sql } from '@payloadcms/db-postgres';
import type { ArrayField, CollectionAfterLoginHook, Payload } from 'payload';
import type { User } from '../payload-types.ts';
import { isObject } from '../server/is-object.ts';

interface Session {
	id: string;
	createdAt?: string | Date | null;
	expiresAt: string | Date;
}

/** More browsers than one person uses. */
const mostSessions = 20;

const timeOf = (date: string | Date | null | undefined) => (date ? new Date(date).getTime() : 0);

/** The newest sessions of an account that have not expired, without `ended`. */
export function keptSessions<S extends Session>(sessions: readonly S[], now: number, ended?: string): S[] {
	return sessions
		.filter(({ id, expiresAt }) => id !== ended && timeOf(expiresAt) > now)
		.sort((one, other) => timeOf(one.createdAt) - timeOf(other.createdAt))
		.slice(-mostSessions);
}

/** Payload's own field, hidden from everyone: its ids would allow taking over a session. */
export const sessionsField: ArrayField = {
	name: 'sessions',
	type: 'array',
	fields: [],
	access: { read: () => false },
	admin: { disabled: true },
};

function sessionIn(token: string): string | undefined {
	const claims: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
	return isObject(claims) && typeof claims.sid === 'string' ? claims.sid : undefined;
}

/** Payload adds a session at every sign-in, even when a password is only confirmed. */
export const keepFewSessions: CollectionAfterLoginHook = async ({ context, req, token, user }) => {
	const { sessions: all = [] }: Pick<User, 'sessions'> = user;
	const sessions = keptSessions(all ?? [], Date.now(), context.checksPasswordOnly ? sessionIn(token) : undefined);
	if (sessions.length === all?.length) return;
	await req.payload.db.updateOne({ collection: 'users', id: user.id, data: { sessions }, req, returning: false });
};

/** Deletes expired sessions of users who do not come back. */
export const endOldSessions = ({ db }: Payload) =>
	db.drizzle.execute(sql`delete from users_sessions where expires_at < now()`);
