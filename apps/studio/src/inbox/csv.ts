import { csvOf } from '@site/contract/csv';

/** Rows by the names of their columns. */
export const csv = (
	columns: readonly string[],
	rows: readonly Record<string, unknown>[],
	headings: readonly string[] = columns,
): string => csvOf([headings, ...rows.map((row) => columns.map((column) => row[column]))]);
