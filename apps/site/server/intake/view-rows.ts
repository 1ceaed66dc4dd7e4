import { randomUUID } from 'node:crypto';
import type { Language } from '@site/contract/language';
import { ViewBatch } from '@site/contract/submission';
import { z } from 'zod';
import type { Journal } from './journal.ts';
import { rowsOf, run } from './rows.ts';

export type View = { productId: number; language: Language; day: string; sign: string; seenAt: number };

/** Counts a view in the open batch of its product, day and language; a sign counts once. */
export const recordView = (journal: Journal, view: View): Promise<boolean> =>
	journal.write((database) => {
		const { sign, seenAt, ...of } = view;
		const isNew = run(database, 'INSERT OR IGNORE INTO view_signs (sign, seen_at) VALUES (:sign, :seenAt)', {
			sign,
			seenAt,
		});
		if (isNew === 0) return false;
		run(
			database,
			`INSERT INTO view_batches (id, product_id, day, language, views, opened_at)
			VALUES (:id, :productId, :day, :language, 1, :seenAt)
			ON CONFLICT (product_id, day, language) WHERE sealed = 0 DO UPDATE SET views = views + 1`,
			{ id: randomUUID(), seenAt, ...of },
		);
		return true;
	});

/** Closes the batches that have been open for long enough, so that what is delivered never changes again. */
export const sealBatches = (journal: Journal, { now, openFor }: { now: number; openFor: number }): Promise<void> =>
	journal.write((database) => {
		run(
			database,
			// One that was opened in the future is the work of a clock that was put back.
			'UPDATE view_batches SET sealed = 1 WHERE sealed = 0 AND (opened_at <= :now - :openFor OR opened_at > :now)',
			{ now, openFor },
		);
	});

const Attempts = z.object({ id: z.string(), attempts: z.number() });
export type DueBatch = { id: string; batch: ViewBatch; attempts: number };

/** Batches that may be delivered now, oldest first, and the ids of those that make no sense. */
export function dueBatches(
	journal: Journal,
	{ now, longestDelay, limit }: { now: number; longestDelay: number; limit: number },
): { readable: DueBatch[]; unreadable: string[] } {
	const rows = journal.read((database) =>
		rowsOf(
			database,
			z.looseObject(Attempts.shape),
			`SELECT id, attempts, product_id AS productId, day, language, views FROM view_batches
			WHERE sealed = 1 AND dead_at IS NULL
			AND (next_attempt_at <= :now OR next_attempt_at > :now + :longestDelay) ORDER BY rowid LIMIT :limit`,
			{ now, longestDelay, limit },
		),
	);
	const read = rows.map(({ attempts, ...row }) => ({ id: row.id, attempts, batch: ViewBatch.safeParse(row).data }));
	return {
		readable: read.flatMap(({ id, attempts, batch }) => (batch ? [{ id, attempts, batch }] : [])),
		unreadable: read.flatMap(({ id, batch }) => (batch ? [] : [id])),
	};
}

const forEach = (journal: Journal, ids: readonly string[], sql: string, values: Record<string, number> = {}) =>
	journal.write((database) => {
		for (const id of ids) run(database, `${sql} WHERE id = :id AND sealed = 1`, { ...values, id });
	});

/** A delivered batch is nobody's personal data and never asked for again. */
export const forgetBatches = (journal: Journal, ids: readonly string[]): Promise<void> =>
	forEach(journal, ids, 'DELETE FROM view_batches');

export const postponeBatches = (journal: Journal, ids: readonly string[], until: number): Promise<void> =>
	forEach(journal, ids, 'UPDATE view_batches SET attempts = attempts + 1, next_attempt_at = :until', { until });

export const buryBatches = (journal: Journal, ids: readonly string[], now: number): Promise<void> =>
	forEach(journal, ids, 'UPDATE view_batches SET dead_at = :now', { now });

export const reviveBatches = (journal: Journal): Promise<number> =>
	journal.write((database) =>
		run(
			database,
			'UPDATE view_batches SET dead_at = NULL, attempts = 0, next_attempt_at = 0 WHERE dead_at IS NOT NULL',
		),
	);

const Dead = z.object({ dead: z.number() });

/** How many batches the studio refused for good. */
export const deadBatches = (journal: Journal): number =>
	journal.read((database) => rowsOf(database, Dead, 'SELECT count(dead_at) AS dead FROM view_batches'))[0]?.dead ?? 0;

export const pruneSigns = (journal: Journal, seenBefore: number): Promise<number> =>
	journal.write((database) => run(database, 'DELETE FROM view_signs WHERE seen_at < :seenBefore', { seenBefore }));
