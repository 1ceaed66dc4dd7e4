import type { PayloadRequest } from 'payload';

type Database = PayloadRequest['payload']['db']['drizzle'];
const isDatabase = (value: unknown): value is Database =>
	typeof value === 'object' && value !== null && 'execute' in value;

/** The connection of the request's transaction, if it has one: Payload keeps connections by transaction id. */
export async function databaseOf({ payload, transactionID }: PayloadRequest): Promise<Database> {
	const session = transactionID ? payload.db.sessions?.[String(await transactionID)] : undefined;
	return session && isDatabase(session.db) ? session.db : payload.db.drizzle;
}
