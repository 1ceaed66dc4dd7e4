import { once } from 'node:events';
import { chownSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { connected } from './connected.ts';
import { startOwnDatabase } from './own-database.ts';
import { postgresBinaries } from './postgres-binaries.ts';
import { reasonIn, runPostgres } from './postgres-process.ts';
import { unprivileged } from './unprivileged.ts';

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

it('a start that was killed while it made the database begins anew, and a lost or spoiled password is replaced', async () => {
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

it('it needs no shared memory of the machine, which containers give little of, and starts again after it was killed', async () => {
	expect(await ask('show dynamic_shared_memory_type')).toEqual([{ dynamic_shared_memory_type: 'mmap' }]);
	const killed = await startOwnDatabase(folder);
	process.kill(Number.parseInt(readFileSync(join(folder, 'postmaster.pid'), 'utf8'), 10), 'SIGKILL');
	await killed.ended;
	writeFileSync(join(folder, 'pg_dynshmem/mmap.1234'), 'left behind');
	expect(await ask('show shared_memory_type')).toEqual([{ shared_memory_type: 'mmap' }]);
	expect(readdirSync(join(folder, 'pg_dynshmem'))).toEqual([]);
}, 60_000);

/** As the first release made it. */
async function makeFormer(initdb: string, postgres: string, at: string) {
	const who = unprivileged([dirname(at)], [dirname(initdb)]);
	if (who.uid !== undefined && who.gid !== undefined) chownSync(at, who.uid, who.gid);
	const run = async (command: string, args: string[], lines: string[]) => {
		const child = runPostgres(command, args, who, true);
		for (const stream of [child.stdout, child.stderr]) stream?.resume();
		child.stdin?.end(lines.map((line) => `${line}\n`).join(''));
		expect(await once(child, 'exit')).toEqual([0, null]);
	};
	await run(initdb, [`--pgdata=${at}`, '--username=studio', '--auth=scram-sha-256', '--auth-local=trust'], []);
	await run(postgres, ['--single', '-D', at, 'postgres'], ['create database studio']);
	const tables = [
		"create type mood as enum ('a', 'b')",
		"create table kept (id serial primary key, mood mood default 'a')",
		'create sequence loose',
		'create schema "replaced-before"',
		'create table "replaced-before".kept as select 1 as one',
		'insert into kept values (7)',
	];
	await run(postgres, ['--single', '-D', at, 'studio'], tables);
}

it("the studio's role is no superuser and reaches no file, and the administrator's may give it a table to add to alone", async () => {
	expect(await ask('select rolsuper, rolcreatedb, rolcreaterole from pg_roles where rolname = current_user')).toEqual([
		{ rolsuper: false, rolcreatedb: false, rolcreaterole: false },
	]);
	await expect(ask("select pg_read_file('/etc/hostname')")).rejects.toThrow('permission denied');
	await expect(ask("copy (select 1) to program 'true'")).rejects.toThrow('permission denied');
	const database = await startOwnDatabase(folder);
	const secret = readFileSync(`${folder}-administrator-password`, 'utf8');
	const { port } = database;
	await connected(`postgres://administrator:${secret}@127.0.0.1:${port}/studio`, (client) =>
		client.query(
			'create schema ours; grant usage on schema ours to studio; create table ours.seen (what text); grant select, insert on ours.seen to studio',
		),
	);
	await database.stop();
	await ask("insert into ours.seen values ('once')");
	for (const change of [
		"update ours.seen set what = ''",
		'delete from ours.seen',
		'drop table ours.seen',
		'drop schema ours cascade',
	])
		await expect(ask(change)).rejects.toThrow(/permission denied|must be owner/);
	expect(await ask('select what from ours.seen')).toEqual([{ what: 'once' }]);
}, 60_000);

it('a cluster of a former release, whose one role was a superuser, keeps its data and its password', async () => {
	const former = mkdtempSync(join(tmpdir(), 'former-database-'));
	const at = join(former, 'postgres');
	try {
		const { initdb, postgres } = await postgresBinaries();
		mkdirSync(at, { mode: 0o700 });
		await makeFormer(initdb, postgres, at);
		const password = 'a'.repeat(48);
		writeFileSync(`${at}-password`, password, { mode: 0o600 });
		for (const start of ['first', 'second']) {
			const database = await startOwnDatabase(at);
			const rows = await connected(database.url, async (client) => {
				await client.query('alter table kept add column if not exists more text');
				await client.query("alter type mood add value if not exists 'c'");
				await client.query('select nextval($1)', ['loose']);
				await client.query('insert into "replaced-before".kept values (2)');
				const kept = `select id, mood, pg_get_userbyid(relowner) as owner from kept, pg_class where pg_class.oid = 'kept'::regclass`;
				return (await client.query(kept)).rows;
			});
			await database.stop();
			expect([start, rows]).toEqual([start, [{ id: 7, mood: 'a', owner: 'studio' }]]);
			expect(database.url).toContain(password);
		}
	} finally {
		rmSync(former, { recursive: true });
	}
}, 60_000);

it('of what PostgreSQL writes the one line is told that says why', () => {
	const full =
		'creating directory … ok\nFATAL:  could not extend file: No space left on device\nHINT: x\nSTATEMENT:  INSERT INTO pg_description\n';
	expect(reasonIn(full, '/data/postgres')).toBe('the disk of /data/postgres is full: make room');
	expect(reasonIn('LOG:  starting\n2026-01-01 FATAL:  could not bind\nLOG:  down\n', '/data')).toBe('could not bind');
});
