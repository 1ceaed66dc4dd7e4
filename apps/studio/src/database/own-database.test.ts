import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

it('it needs no shared memory of the machine, which containers give little of, and starts again after it was killed', async () => {
	expect(await ask('show dynamic_shared_memory_type')).toEqual([{ dynamic_shared_memory_type: 'mmap' }]);
	const killed = await startOwnDatabase(folder);
	process.kill(Number.parseInt(readFileSync(join(folder, 'postmaster.pid'), 'utf8'), 10), 'SIGKILL');
	await killed.ended;
	writeFileSync(join(folder, 'pg_dynshmem/mmap.1234'), 'left behind');
	expect(await ask('show shared_memory_type')).toEqual([{ shared_memory_type: 'mmap' }]);
	expect(readdirSync(join(folder, 'pg_dynshmem'))).toEqual([]);
}, 60_000);
