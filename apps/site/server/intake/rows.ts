import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import type { z } from 'zod';

/** The rows of a query, checked against their schema. */
export const rowsOf = <T>(
	database: DatabaseSync,
	row: z.ZodType<T>,
	sql: string,
	parameters: Record<string, SQLInputValue> = {},
): T[] =>
	database
		.prepare(sql)
		.all(parameters)
		.map((found) => row.parse(found));

export const run = (database: DatabaseSync, sql: string, parameters: Record<string, SQLInputValue> = {}): number =>
	Number(database.prepare(sql).run(parameters).changes);
