import { readFile } from 'node:fs/promises';
import pg from 'pg';
import { dataDir } from './places.ts';

/** Asks the studio's own PostgreSQL, as a test of a crash must. */
export async function sql(query: string, folder = `${dataDir}/postgres`): Promise<Record<string, unknown>[]> {
	const password = await readFile(`${folder}-password`, 'utf8');
	const port = Number((await readFile(`${folder}/postmaster.pid`, 'utf8')).split('\n')[3]);
	const client = new pg.Client({ user: 'studio', password, port, host: '127.0.0.1', database: 'studio' });
	await client.connect();
	try {
		return (await client.query(query)).rows;
	} finally {
		await client.end();
	}
}
