import { sql } from './database.ts';

/** The audit log of an item, oldest first, without rows of an earlier item with the same number. */
export async function trailOf(kind: string, item: unknown) {
	const rows = await sql(`select name, by, operation, title, changes, reason, version from trail.changes
		where kind = '${kind}' and item = '${item}' order by id`);
	const isBeginning = ({ operation }: Record<string, unknown>) => /^(created|received)/.test(String(operation));
	return rows.slice(Math.max(0, rows.findLastIndex(isBeginning)));
}
