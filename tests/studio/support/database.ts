import { readFile } from 'node:fs/promises';
import pg from 'pg';
import { dataDir } from './places.ts';

/** Queries the studio's own PostgreSQL, for tests of crashes. */
export const sql = (query: string, folder?: string): Promise<Record<string, unknown>[]> =>
	connected(async (client) => (await client.query(query)).rows, folder);

/** While a table is locked, everyone who wants to read it waits. */
export const holding = <T>(table: string, work: (isWaitedFor: () => Promise<boolean>) => Promise<T>): Promise<T> =>
	connected(async (client) => {
		await client.query(`begin; lock table ${table} in access exclusive mode`);
		const waiting = `select 1 from pg_locks where relation = '${table}'::regclass and not granted`;
		const result = await work(async () => (await client.query(waiting)).rows.length > 0);
		await client.query('commit');
		return result;
	});

/** The address of the studio's own PostgreSQL. Tests without pages share one server. */
export async function databaseUrl(folder = `${dataDir}/postgres`): Promise<string> {
	if (process.env.DATABASE_URL) return process.env.DATABASE_URL;
	const password = await readFile(`${folder}-password`, 'utf8');
	const port = (await readFile(`${folder}/postmaster.pid`, 'utf8')).split('\n')[3];
	return `postgres://studio:${encodeURIComponent(password.trim())}@127.0.0.1:${port}/studio`;
}

async function connected<T>(work: (client: pg.Client) => Promise<T>, folder = `${dataDir}/postgres`): Promise<T> {
	const client = new pg.Client({ connectionString: await databaseUrl(folder) });
	await client.connect();
	try {
		return await work(client);
	} finally {
		await client.end();
	}
}

const lockNumber = 5005;

/** The rows of a table that are held, by a condition on the `new` row. */
interface Held {
	table: string;
	event: 'insert' | 'update';
	condition: string;
}

/** During `work`, every write of such a row waits. Earlier writes are done, but perhaps not committed. */
export const heldAt = <T>(
	{ table, event, condition }: Held,
	work: (isWaitedFor: () => Promise<boolean>) => Promise<T>,
): Promise<T> =>
	connected(async (client) => {
		await client.query(`create or replace function wait_for_test() returns trigger language plpgsql as $$ begin
			if ${condition} then perform pg_advisory_xact_lock(${lockNumber}); end if; return new; end $$`);
		await client.query(`create or replace trigger wait_for_test before ${event} on ${table} for each row
			execute function wait_for_test()`);
		await client.query(`select pg_advisory_lock(${lockNumber})`);
		try {
			const waiting = `select 1 from pg_locks where locktype = 'advisory' and objid = ${lockNumber} and not granted`;
			return await work(async () => (await client.query(waiting)).rows.length > 0);
		} finally {
			await client.query(`select pg_advisory_unlock(${lockNumber})`);
			await client.query('drop function wait_for_test cascade');
		}
	});
