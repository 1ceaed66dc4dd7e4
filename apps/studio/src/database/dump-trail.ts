import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import pg from 'pg';
import { from, to } from 'pg-copy-streams';
import { hasTrail, ownTrail, trailRow } from './trail-table.ts';

const fileIn = (folder: string) => join(folder, 'trail.rows.gz');

/** The audit log at the moment of the dump. */
export async function dumpTrail(client: pg.Client, folder: string): Promise<void> {
	if (!(await hasTrail(client))) return;
	const rows = client.query(to(`COPY (select ${trailRow} from trail.changes order by id) TO STDOUT`));
	await pipeline(rows, createGzip(), createWriteStream(fileIn(folder)));
}

/**
 * An audit log with rows is renamed, as tables are; only its owner can do that. Backups of older releases have none.
 */
export async function loadTrail(client: pg.Client, folder: string, aside: string | null): Promise<void> {
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
