import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import pg from 'pg';
import { from, to } from 'pg-copy-streams';
import { connected } from './connected.ts';
import { describeSchema } from './describe-schema.ts';
import { hasTrail, ownTrail, trailRow } from './trail-table.ts';

const fileIn = (folder: string) => join(folder, 'trail.rows.gz');

/** The audit log at the moment of the dump. */
async function dumpTrail(client: pg.Client, folder: string): Promise<void> {
	if (!(await hasTrail(client))) return;
	const rows = client.query(to(`COPY (select ${trailRow} from trail.changes order by id) TO STDOUT`));
	await pipeline(rows, createGzip(), createWriteStream(fileIn(folder)));
}

/**
 * An audit log with rows is renamed, as tables are; only its owner can do that. Backups of older releases have none.
 */
async function loadTrail(client: pg.Client, folder: string, aside: string | null): Promise<void> {
	const isThere = await hasTrail(client);
	if (isThere && (await client.query('select 1 from trail.changes limit 1')).rows.length > 0)
		await client.query(
			`ALTER SCHEMA trail RENAME TO ${pg.escapeIdentifier(`${aside ?? `replaced-${Date.now()}`}-trail`)}`,
		);
	if (!(await hasTrail(client))) await client.query(ownTrail);
	if (!existsSync(fileIn(folder))) return;
	const rows = client.query(from(`COPY trail.changes (${trailRow}) FROM STDIN`));
	await pipeline(createReadStream(fileIn(folder)), createGunzip(), rows);
	await client.query(
		`select setval(pg_get_serial_sequence('trail.changes', 'id'), greatest((select max(id) from trail.changes), 1))`,
	);
}

/**
 * A dump is a folder: `before.sql`, a file of rows for each table in PostgreSQL's text format, `after.sql`, and the
 * audit log. Any version of PostgreSQL can read it, also with psql. The PostgreSQL from npm has no pg_dump.
 */
const ending = '.rows.gz';
const fileOf = (folder: string, table: string) => join(folder, 'tables', table + ending);

/** Dumps a consistent snapshot while others go on writing. */
export async function dump(url: string, folder: string): Promise<{ tables: number }> {
	await mkdir(join(folder, 'tables'), { recursive: true, mode: 0o700 });
	return connected(url, async (client) => {
		await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
		const { before, tables, after } = await describeSchema(client);
		await writeFile(join(folder, 'before.sql'), before);
		await writeFile(join(folder, 'after.sql'), after);
		for (const table of tables) {
			const rows = client.query(to(`COPY ${pg.escapeIdentifier(table)} TO STDOUT`));
			await pipeline(rows, createGzip(), createWriteStream(fileOf(folder, table)));
		}
		await dumpTrail(client, folder);
		await client.query('COMMIT');
		return { tables: tables.length };
	});
}

/**
 * Loads a dump in one transaction. Existing data is renamed, so that a wrong restore can be undone. `trailUrl` connects
 * as the owner of the audit log, if that is not the owner of the tables.
 */
export async function load(url: string, folder: string, aside: string | null = null, trailUrl?: string): Promise<void> {
	await connected(url, async (client) => {
		await client.query('BEGIN');
		if (aside) await client.query(`ALTER SCHEMA public RENAME TO ${pg.escapeIdentifier(aside)}; CREATE SCHEMA public;`);
		await client.query(await readFile(join(folder, 'before.sql'), 'utf8'));
		for (const name of await readdir(join(folder, 'tables'))) {
			const table = name.slice(0, -ending.length);
			const rows = client.query(from(`COPY ${pg.escapeIdentifier(table)} FROM STDIN`));
			await pipeline(createReadStream(fileOf(folder, table)), createGunzip(), rows);
		}
		await client.query(await readFile(join(folder, 'after.sql'), 'utf8'));
		if (!trailUrl) await loadTrail(client, folder, aside);
		await client.query('COMMIT');
	});
	if (trailUrl) await connected(trailUrl, (client) => loadTrail(client, folder, aside));
}

/** Whether anything is in the database; false where there is none of that name. */
export async function hasTables(url: string): Promise<boolean> {
	const count = `select 1 from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' limit 1`;
	try {
		return await connected(url, async (client) => (await client.query(count)).rows.length > 0);
	} catch (error) {
		if (isMissing(error)) return false;
		throw error;
	}
}

/** Makes the database where there is none of that name. */
export async function makeDatabase(url: string): Promise<void> {
	const server = new URL(url);
	const name = decodeURIComponent(server.pathname.slice(1));
	server.pathname = '/postgres';
	try {
		await connected(url, async () => undefined);
	} catch (error) {
		if (!isMissing(error)) throw error;
		await connected(server.href, (client) => client.query(`CREATE DATABASE ${pg.escapeIdentifier(name)}`));
	}
}

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === '3D000';
