import { randomUUID } from 'node:crypto';
import type { Language } from '@site/contract/language';
import { ViewBatch } from '@site/contract/submission';
import type { BatchTable } from './batches.ts';
import type { Journal } from './journal.ts';
import { run } from './rows.ts';

export type View = { productId: number; language: Language; day: string; sign: string; seenAt: number };

export const viewBatches: BatchTable<ViewBatch> = {
	name: 'view_batches',
	columns: 'product_id AS productId, day, language, views',
	schema: ViewBatch,
};

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

export const pruneSigns = (journal: Journal, seenBefore: number): Promise<number> =>
	journal.write((database) => run(database, 'DELETE FROM view_signs WHERE seen_at < :seenBefore', { seenBefore }));
