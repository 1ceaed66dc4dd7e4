import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, expect, it } from 'vitest';
import { startOwnDatabase } from './own-database.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'own-database-'));
const folder = join(dataDir, 'postgres');
afterAll(() => rmSync(dataDir, { recursive: true }));

async function ask(query: string): Promise<unknown[]> {
	const database = await startOwnDatabase(folder);
	const client = new pg.Client({ connectionString: database.url.replace(/studio$/, 'postgres') });
	try {
		await client.connect();
		return (await client.query(query)).rows;
	} finally {
		await client.end();
		await database.stop();
	}
}

it('a start that was killed while it made the database begins anew, and a lost or spoiled password is replaced', async () => {
	mkdirSync(join(folder, 'base'), { recursive: true });
	writeFileSync(`${folder}.unfinished`, '');
	await ask('create table kept as select 1 as one');
	for (const spoiled of ['', 'garbage']) {
		writeFileSync(`${folder}-password`, spoiled);
		expect(await ask('select one from kept')).toEqual([{ one: 1 }]);
	}
}, 60_000);
