import { createHash } from 'node:crypto';
import { sql } from '@payloadcms/db-postgres';
import { type SnapshotPart, snapshotParts } from '@site/contract/snapshot';
import type { Payload } from 'payload';
import { buildPart, tableOf } from './build-part.ts';
import { type PictureBook, pictureBook } from './picture-book.ts';

interface Built {
	fingerprint: string;
	version: string;
	json: string;
}

const built = new Map<SnapshotPart, Built>();

const fingerprintQuery = sql.raw(
	[...new Set([...snapshotParts.map(tableOf), 'pictures'])]
		.map(
			(table) =>
				`select '${table}' as name, count(*) || ':' || coalesce(sum(extract(epoch from updated_at)), 0) as mark from "${table}"`,
		)
		.join(' union all '),
);

/** Tells from the rows themselves what changed, so that it holds for other studios, scripts and restored backups too. */
async function fingerprints(payload: Payload): Promise<Map<string, string>> {
	const { rows } = await payload.db.drizzle.execute<{ name: string; mark: string }>(fingerprintQuery);
	return new Map(rows.map(({ name, mark }) => [name, mark]));
}

async function rebuild(payload: Payload, name: SnapshotPart, fingerprint: string, book: PictureBook): Promise<Built> {
	const json = JSON.stringify(await buildPart(payload, name, book));
	const version = createHash('sha256').update(json).digest('hex').slice(0, 16);
	return { fingerprint, version, json };
}

/** Every part as it stands now; only those whose rows changed are built again. */
export async function currentSnapshot(payload: Payload): Promise<ReadonlyMap<SnapshotPart, Built>> {
	const marks = await fingerprints(payload);
	const markOf = (name: SnapshotPart) => `${marks.get(tableOf(name))} ${marks.get('pictures')}`;
	const stale = snapshotParts.filter((name) => built.get(name)?.fingerprint !== markOf(name));
	if (stale.length > 0) {
		const book = await pictureBook(payload);
		for (const name of stale) built.set(name, await rebuild(payload, name, markOf(name), book));
	}
	return built;
}
