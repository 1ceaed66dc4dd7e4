import { z } from 'zod';
import type { Journal } from './journal.ts';
import { rowsOf, run } from './rows.ts';

/** Counts are delivered in batches: one batch is open and grows, sealed ones are being delivered. */
export type BatchTable<Batch> = { name: 'view_batches' | 'search_batches'; columns: string; schema: z.ZodType<Batch> };

/** Seals the batches that have been open long enough: a batch must not change once it can be delivered. */
export const sealBatches = (
	journal: Journal,
	{ name }: BatchTable<unknown>,
	{ now, openFor }: { now: number; openFor: number },
): Promise<void> =>
	journal.write((database) => {
		run(
			database,
			// A batch opened in the future means the system clock was set back: seal it too.
			`UPDATE ${name} SET sealed = 1 WHERE sealed = 0 AND (opened_at <= :now - :openFor OR opened_at > :now)`,
			{ now, openFor },
		);
	});

const Attempts = z.object({ id: z.string(), attempts: z.number() });
type DueBatch<Batch> = { id: string; batch: Batch; attempts: number };

/** Sealed batches that are due, oldest first, and the ids of those that fail the schema. */
export function dueBatches<Batch>(
	journal: Journal,
	{ name, columns, schema }: BatchTable<Batch>,
	{ now, longestDelay, limit }: { now: number; longestDelay: number; limit: number },
): { readable: DueBatch<Batch>[]; unreadable: string[] } {
	const rows = journal.read((database) =>
		rowsOf(
			database,
			z.looseObject(Attempts.shape),
			`SELECT id, attempts, ${columns} FROM ${name}
			WHERE sealed = 1 AND dead_at IS NULL
			AND (next_attempt_at <= :now OR next_attempt_at > :now + :longestDelay) ORDER BY rowid LIMIT :limit`,
			{ now, longestDelay, limit },
		),
	);
	const read = rows.map(({ attempts, ...row }) => ({ id: row.id, attempts, batch: schema.safeParse(row).data }));
	return {
		readable: read.flatMap(({ id, attempts, batch }) => (batch ? [{ id, attempts, batch }] : [])),
		unreadable: read.flatMap(({ id, batch }) => (batch ? [] : [id])),
	};
}

const forEach = (journal: Journal, ids: readonly string[], sql: string, values: Record<string, number> = {}) =>
	journal.write((database) => {
		for (const id of ids) run(database, `${sql} WHERE id = :id AND sealed = 1`, { ...values, id });
	});

/** Updates batches of one table by id. */
export const batchesOf = (journal: Journal, { name }: BatchTable<unknown>) => ({
	/** A delivered batch contains no personal data and is never needed again. */
	forget: (ids: readonly string[]) => forEach(journal, ids, `DELETE FROM ${name}`),
	postpone: (ids: readonly string[], until: number) =>
		forEach(journal, ids, `UPDATE ${name} SET attempts = attempts + 1, next_attempt_at = :until`, { until }),
	bury: (ids: readonly string[], now: number) => forEach(journal, ids, `UPDATE ${name} SET dead_at = :now`, { now }),
	revive: () =>
		journal.write((database) =>
			run(database, `UPDATE ${name} SET dead_at = NULL, attempts = 0, next_attempt_at = 0 WHERE dead_at IS NOT NULL`),
		),
});

const Dead = z.object({ dead: z.number() });

/** The number of batches that the studio refused for good. */
export const deadBatches = (journal: Journal, { name }: BatchTable<unknown>): number =>
	journal.read((database) => rowsOf(database, Dead, `SELECT count(dead_at) AS dead FROM ${name}`))[0]?.dead ?? 0;
