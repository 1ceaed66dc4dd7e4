import { randomUUID } from 'node:crypto';
import type { Language } from '@site/contract/language';
import { ViewBatch } from '@site/contract/submission';
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

/** Closes the open batches of before a moment, so that what is delivered never changes again. */
export const sealBatches = (journal: Journal, openedBefore: number): Promise<void> =>
	journal.write((database) => {
		run(database, 'UPDATE view_batches SET sealed = 1 WHERE sealed = 0 AND opened_at <= :openedBefore', {
			openedBefore,
		});
	});

export const sealedBatches = (journal: Journal, limit: number): ViewBatch[] =>
	journal.read((database) =>
		rowsOf(
			database,
			ViewBatch,
			`SELECT id, product_id AS productId, day, language, views FROM view_batches
			WHERE sealed = 1 ORDER BY opened_at LIMIT :limit`,
			{ limit },
		),
	);

/** A delivered batch is nobody's personal data and never asked for again. */
export const forgetBatches = (journal: Journal, ids: readonly string[]): Promise<void> =>
	journal.write((database) => {
		for (const id of ids) run(database, 'DELETE FROM view_batches WHERE id = :id AND sealed = 1', { id });
	});

export const pruneSigns = (journal: Journal, seenBefore: number): Promise<number> =>
	journal.write((database) => run(database, 'DELETE FROM view_signs WHERE seen_at < :seenBefore', { seenBefore }));
