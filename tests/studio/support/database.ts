import { readFile } from 'node:fs/promises';
import pg from 'pg';
import { dataDir } from './places.ts';

/** Asks the studio's own PostgreSQL, as a test of a crash must. */
export const sql = (query: string, folder?: string): Promise<Record<string, unknown>[]> =>
	connected(async (client) => (await client.query(query)).rows, folder);

/** While a table is held, whoever wants to read it waits. */
export const holding = <T>(table: string, work: (isWaitedFor: () => Promise<boolean>) => Promise<T>): Promise<T> =>
	connected(async (client) => {
		await client.query(`begin; lock table ${table} in access exclusive mode`);
		const waiting = `select 1 from pg_locks where relation = '${table}'::regclass and not granted`;
		const result = await work(async () => (await client.query(waiting)).rows.length > 0);
		await client.query('commit');
		return result;
	});

async function connected<T>(work: (client: pg.Client) => Promise<T>, folder = `${dataDir}/postgres`): Promise<T> {
	const password = await readFile(`${folder}-password`, 'utf8');
	const port = Number((await readFile(`${folder}/postmaster.pid`, 'utf8')).split('\n')[3]);
	const client = new pg.Client({ user: 'studio', password, port, host: '127.0.0.1', database: 'studio' });
	await client.connect();
	try {
		return await work(client);
	} finally {
		await client.end();
	}
}
