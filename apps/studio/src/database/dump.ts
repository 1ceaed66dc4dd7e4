import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import pg from 'pg';
import { from, to } from 'pg-copy-streams';
import { connected } from './connected.ts';
import { describeSchema } from './describe-schema.ts';

/**
 * A dump is a folder: `before.sql`, a file of rows for each table in PostgreSQL's own text form, `after.sql`. Any release of
 * PostgreSQL reads it, with psql too; the one that comes with npm has no pg_dump.
 */
const ending = '.rows.gz';
const fileOf = (folder: string, table: string) => join(folder, 'tables', table + ending);

/** Everything as it is at one moment, while others go on writing. */
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
		await client.query('COMMIT');
		return { tables: tables.length };
	});
}

/** All of a dump or nothing. What is there already goes under another name, so that a wrong restore can be taken back. */
export async function load(url: string, folder: string, aside: string | null = null): Promise<void> {
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
		await client.query('COMMIT');
	});
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
