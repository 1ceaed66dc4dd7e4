import { sql } from '@payloadcms/db-postgres';
import { type SnapshotPart, snapshotParts } from '@site/contract/snapshot';
import type { Payload, PayloadRequest } from 'payload';
import { databaseOf } from '../database/database-of.ts';
import { parts } from './parts.ts';

const rootTable = (name: SnapshotPart) => {
	const part = parts[name];
	return ('global' in part ? part.global : part.collection).replaceAll('-', '_');
};

const madeOf = (name: SnapshotPart): string[] => {
	const part = parts[name];
	const others = 'madeOf' in part ? part.madeOf : [];
	return (others ?? []).map((slug) => slug.replaceAll('-', '_'));
};

/** The table of a document and the tables of its rows and relations. */
const tablesOf = (payload: Payload, root: string) =>
	Object.keys(payload.db.tables).filter((table) => table === root || table.startsWith(`${root}_`));

/** A table may match another root's prefix and be counted twice, which is harmless. */
const marksQuery = (tables: string[]) =>
	sql.raw(
		tables
			.map(
				(table) =>
					`select '${table}' as name, count(*) || ':' || coalesce(sum(xmin::text::bigint), 0) as mark from "${table}"`,
			)
			.join(' union all '),
	);

/**
 * A fingerprint for each part, from its database rows: every write gives a row another transaction id, whether by
 * staff, a script, another studio or a restored back-up. Only the headers of the rows are read.
 */
export async function fingerprints(req: PayloadRequest): Promise<Map<SnapshotPart, string>> {
	const { payload } = req;
	const database = await databaseOf(req);
	const pictures = tablesOf(payload, 'pictures');
	const own = new Map(
		snapshotParts.map((name) => [name, [rootTable(name), ...madeOf(name)].flatMap((root) => tablesOf(payload, root))]),
	);
	const tables = [...new Set([...pictures, ...[...own.values()].flat()])];
	const { rows } = await database.execute<{ name: string; mark: string }>(marksQuery(tables));
	const marks = new Map(rows.map(({ name, mark }) => [name, mark]));
	const markOf = (names: string[]) => names.map((table) => marks.get(table)).join(' ');
	return new Map(snapshotParts.map((name) => [name, `${markOf(own.get(name) ?? [])} ${markOf(pictures)}`]));
}
