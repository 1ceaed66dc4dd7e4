import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { advance } from './advance-sequences.ts';
import { connected } from './connected.ts';
import { dump, load } from './dump.ts';
import { type OwnDatabase, startOwnDatabase } from './own-database.ts';
import { reasonIn } from './postgres-process.ts';
import { ownTrail } from './trail-table.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'own-database-'));
const folder = join(dataDir, 'postgres');
afterAll(() => rmSync(dataDir, { recursive: true }));

async function ask(query: string): Promise<unknown[]> {
	const database = await startOwnDatabase(folder);
	try {
		return await connected(database.url, async (client) => (await client.query(query)).rows);
	} finally {
		await database.stop();
	}
}

it('a start killed during setup of the database resumes, with a new password', async () => {
	mkdirSync(join(folder, 'base'), { recursive: true });
	writeFileSync(`${folder}.unfinished`, '');
	await ask('create table kept as select 1 as one');
	for (const role of ['', '-administrator'])
		for (const spoiled of ['', 'garbage']) {
			writeFileSync(`${folder}${role}-password`, spoiled);
			expect(await ask('select one from kept')).toEqual([{ one: 1 }]);
		}
	writeFileSync(`${folder}-administrator-password`, 'f'.repeat(48));
	await expect(ask('select one from kept')).rejects.toThrow('password authentication failed');
	expect(await ask('select one from kept')).toEqual([{ one: 1 }]);
}, 60_000);

it('it needs no shared memory of the machine, and starts again after a kill', async () => {
	expect(await ask('show dynamic_shared_memory_type')).toEqual([{ dynamic_shared_memory_type: 'mmap' }]);
	const killed = await startOwnDatabase(folder);
	process.kill(Number.parseInt(readFileSync(join(folder, 'postmaster.pid'), 'utf8'), 10), 'SIGKILL');
	await killed.ended;
	writeFileSync(join(folder, 'pg_dynshmem/mmap.1234'), 'left behind');
	expect(await ask('show shared_memory_type')).toEqual([{ shared_memory_type: 'mmap' }]);
	expect(readdirSync(join(folder, 'pg_dynshmem'))).toEqual([]);
}, 60_000);

/** Runs a query as the role that owns the cluster. */
const asAdministrator = (database: OwnDatabase, query: string) =>
	connected(database.administratorUrl, async (client) => (await client.query(query)).rows);

it("the studio's role is no superuser and reaches no file", async () => {
	expect(await ask('select rolsuper, rolcreatedb, rolcreaterole from pg_roles where rolname = current_user')).toEqual([
		{ rolsuper: false, rolcreatedb: false, rolcreaterole: false },
	]);
	await expect(ask("select pg_read_file('/etc/hostname')")).rejects.toThrow('permission denied');
	await expect(ask("copy (select 1) to program 'true'")).rejects.toThrow('permission denied');
}, 60_000);

const row = (title: string) =>
	`insert into trail.changes (by, name, kind, item, title, operation) values ('studio', 'The studio', 'products', '1', '${title}', 'changed')`;

it('the studio’s role adds to the audit log and changes nothing in it', {
	tags: '@TRAIL-5',
	timeout: 60_000,
}, async () => {
	const forbidden = [
		"update trail.changes set title = ''",
		'delete from trail.changes',
		'truncate trail.changes',
		'drop table trail.changes',
		'drop schema trail cascade',
		'alter table trail.changes add column more text',
		'alter schema trail rename to gone',
		'create trigger quiet before insert on trail.changes for each row execute function suppress_redundant_updates_trigger()',
		'create rule none as on insert to trail.changes do instead nothing',
		"insert into trail.changes (at, by, name, kind, item, title, operation) values ('2020-01-01', 'studio', '', '', '', '', '')",
		"insert into trail.changes (id, by, name, kind, item, title, operation) overriding system value values (1, 'studio', '', '', '', '', '')",
		'set role administrator',
	];
	const database = await startOwnDatabase(folder);
	await connected(database.url, async (client) => {
		await client.query(row('once'));
		// PostgreSQL only warns, and grants nothing.
		await client.query('grant all on trail.changes to studio');
		for (const change of forbidden)
			await expect(client.query(change), change).rejects.toThrow(/permission denied|must be owner/);
	});
	await database.stop();
	expect(await ask('select title from trail.changes')).toEqual([{ title: 'once' }]);
});

it('a new item never gets a used number, and comes after imported numbers', {
	tags: '@TRAIL-15',
	timeout: 60_000,
}, async () => {
	const database = await startOwnDatabase(folder);
	await connected(database.url, async (client) => {
		const next = async () => (await client.query('insert into numbered default values returning id')).rows[0].id;
		await client.query('create table numbered (id serial primary key)');
		await client.query('insert into numbered (id) values (1)');
		await client.query(advance);
		expect([await next(), await next()]).toEqual([2, 3]);
		await client.query('delete from numbered where id = 3');
		await client.query(advance);
		expect(await next()).toBe(4);
		await client.query('insert into numbered (id) values (10)');
		await client.query(advance);
		expect(await next()).toBe(11);
		await client.query('drop table numbered');
	});
	await database.stop();
});

it('in an external database, the studio revokes its right to change the audit log', async () => {
	const database = await startOwnDatabase(folder);
	try {
		await asAdministrator(database, "create role outsider login password 'outside'");
		await asAdministrator(database, 'create database outside owner outsider');
		const url = `postgres://outsider:outside@127.0.0.1:${database.port}/outside`;
		await connected(url, async (client) => {
			await client.query(ownTrail);
			await client.query(row('once'));
			for (const change of [
				"update trail.changes set title = ''",
				'delete from trail.changes',
				'truncate trail.changes',
			])
				await expect(client.query(change)).rejects.toThrow('permission denied');
		});
	} finally {
		await database.stop();
	}
}, 60_000);

it('a dump has the audit log, and a restored one is unchanged and goes on', {
	tags: '@TRAIL-6',
	timeout: 60_000,
}, async () => {
	const elsewhere = mkdtempSync(join(tmpdir(), 'other-database-'));
	const copy = join(elsewhere, 'copy');
	try {
		const from = await startOwnDatabase(folder);
		const before = await asAdministrator(from, 'select * from trail.changes');
		await dump(from.url, copy);
		await from.stop();
		const to = await startOwnDatabase(join(elsewhere, 'postgres'));
		await load(to.url, copy, null, to.administratorUrl);
		expect(await asAdministrator(to, 'select * from trail.changes')).toEqual(before);
		await connected(to.url, async (client) => {
			await client.query(row('after'));
			await expect(client.query('delete from trail.changes')).rejects.toThrow('permission denied');
			expect((await client.query('select title from trail.changes order by id')).rows).toEqual([
				{ title: 'once' },
				{ title: 'after' },
			]);
		});
		await to.stop();
	} finally {
		rmSync(elsewhere, { recursive: true });
	}
});

it('of PostgreSQL’s output, the one line with the reason is shown', () => {
	const full =
		'creating directory … ok\nFATAL:  could not extend file: No space left on device\nHINT: x\nSTATEMENT:  INSERT INTO pg_description\n';
	expect(reasonIn(full, '/data/postgres')).toBe('the disk of /data/postgres is full: make room');
	expect(reasonIn('LOG:  starting\n2026-01-01 FATAL:  could not bind\nLOG:  down\n', '/data')).toBe('could not bind');
});
