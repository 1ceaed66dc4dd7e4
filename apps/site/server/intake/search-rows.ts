import { randomUUID } from 'node:crypto';
import { SearchBatch } from '@site/contract/submission';
import { z } from 'zod';
import type { BatchTable } from './batches.ts';
import type { Journal } from './journal.ts';
import { rowsOf, run } from './rows.ts';

export type MissedSearch = { words: string; day: string; language: SearchBatch['language']; askedAt: number };

export const searchBatches: BatchTable<SearchBatch> = {
	name: 'search_batches',
	columns: 'words, day, language, searches',
	schema: SearchBatch,
};

/** A flood of nonsense fills neither the disk nor the dashboard: beyond so many a day only what is already counted counts on. */
export const mostBatchesADay = 1000;

const Opened = z.object({ opened: z.number() });

/** Counts a search that found nothing in the open batch of its words, day and language. */
export const recordMissedSearch = (journal: Journal, { askedAt, ...of }: MissedSearch): Promise<boolean> =>
	journal.write((database) => {
		const isOpen = run(
			database,
			`UPDATE search_batches SET searches = searches + 1
			WHERE words = :words AND day = :day AND language = :language AND sealed = 0`,
			of,
		);
		if (isOpen > 0) return true;
		const { day } = of;
		const today = rowsOf(database, Opened, 'SELECT opened FROM search_days WHERE day = :day', { day });
		if ((today[0]?.opened ?? 0) >= mostBatchesADay) return false;
		run(
			database,
			'INSERT INTO search_days (day, opened) VALUES (:day, 1) ON CONFLICT (day) DO UPDATE SET opened = opened + 1',
			{ day },
		);
		run(
			database,
			`INSERT INTO search_batches (id, words, day, language, searches, opened_at)
			VALUES (:id, :words, :day, :language, 1, :askedAt)`,
			{ id: randomUUID(), askedAt, ...of },
		);
		return true;
	});

export const pruneSearchDays = (journal: Journal, before: string): Promise<number> =>
	journal.write((database) => run(database, 'DELETE FROM search_days WHERE day < :before', { before }));
