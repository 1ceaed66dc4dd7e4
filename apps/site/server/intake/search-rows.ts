import { randomUUID } from 'node:crypto';
import { SearchBatch } from '@site/contract/submission';
import { z } from 'zod';
import type { BatchTable } from './batches.ts';
import type { Journal } from './journal.ts';
import { rowsOf, run } from './rows.ts';

export type CountedSearch = Omit<SearchBatch, 'id' | 'searches'> & { askedAt: number };

export const searchBatches: BatchTable<SearchBatch> = {
	name: 'search_batches',
	columns: 'words, day, language, outcome, searches',
	schema: SearchBatch,
};

/**
 * Most new batches a day for each outcome, so that a flood of nonsense fills neither the disk nor the dashboard. Beyond
 * it, only searches that already have an open batch are counted.
 */
export const mostBatchesADay = 1000;

const Opened = z.object({ opened: z.number() });

/** Counts a search in the open batch of its words, day, language and outcome. */
export const recordSearch = (journal: Journal, { askedAt, ...of }: CountedSearch): Promise<boolean> =>
	journal.write((database) => {
		const isOpen = run(
			database,
			`UPDATE search_batches SET searches = searches + 1
			WHERE words = :words AND day = :day AND language = :language AND outcome = :outcome AND sealed = 0`,
			of,
		);
		if (isOpen > 0) return true;
		const { day, outcome } = of;
		const today = rowsOf(database, Opened, 'SELECT opened FROM search_days WHERE day = :day AND outcome = :outcome', {
			day,
			outcome,
		});
		if ((today[0]?.opened ?? 0) >= mostBatchesADay) return false;
		run(
			database,
			`INSERT INTO search_days (day, outcome, opened) VALUES (:day, :outcome, 1)
			ON CONFLICT (day, outcome) DO UPDATE SET opened = opened + 1`,
			{ day, outcome },
		);
		run(
			database,
			`INSERT INTO search_batches (id, words, day, language, outcome, searches, opened_at)
			VALUES (:id, :words, :day, :language, :outcome, 1, :askedAt)`,
			{ id: randomUUID(), askedAt, ...of },
		);
		return true;
	});

export const pruneSearchDays = (journal: Journal, before: string): Promise<number> =>
	journal.write((database) => run(database, 'DELETE FROM search_days WHERE day < :before', { before }));
