import { JournalEntry } from '@site/contract/submission';
import { z } from 'zod';
import type { Journal } from './journal.ts';
import { rowsOf, run } from './rows.ts';

const Row = z.object({
	reference: z.string(),
	submission: z.string(),
	attempts: z.number(),
	upload_id: z.string().nullable(),
});
export type DueSubmission = { id: string; submission: JournalEntry; attempts: number; uploadId: string | null };

export type Due = {
	readable: DueSubmission[];
	/** References of rows that this release can not read. */
	unreadable: string[];
};

/**
 * What waits for delivery and may be tried now, in the order in which it came. A wait that is longer than any the courier
 * sets is the work of a clock that was put back, and is over.
 */
export function dueSubmissions(
	journal: Journal,
	{ now, longestDelay, limit }: { now: number; longestDelay: number; limit: number },
): Due {
	const rows = journal.read((database) =>
		rowsOf(
			database,
			Row,
			`SELECT reference, submission, attempts, upload_id FROM submissions
			WHERE delivered_at IS NULL AND dead_at IS NULL
			AND (next_attempt_at <= :now OR next_attempt_at > :now + :longestDelay) ORDER BY rowid LIMIT :limit`,
			{ now, longestDelay, limit },
		),
	);
	const due: Due = { readable: [], unreadable: [] };
	for (const { reference, submission, attempts, upload_id } of rows) {
		const read = readSubmission(submission);
		if (read?.reference === reference)
			due.readable.push({ id: reference, submission: read, attempts, uploadId: upload_id });
		else due.unreadable.push(reference);
	}
	return due;
}

function readSubmission(text: string): JournalEntry | undefined {
	try {
		return JournalEntry.safeParse(JSON.parse(text)).data;
	} catch {
		return undefined;
	}
}

const forEach = (
	journal: Journal,
	references: readonly string[],
	sql: string,
	values: Record<string, string | number>,
) =>
	journal.write((database) => {
		for (const reference of references) run(database, `${sql} WHERE reference = :reference`, { ...values, reference });
	});

export const markDelivered = (journal: Journal, references: readonly string[], now: number): Promise<void> =>
	forEach(
		journal,
		references,
		'UPDATE submissions SET delivered_at = coalesce(delivered_at, :now), dead_at = NULL, problem = NULL',
		{ now },
	);

export const postpone = (journal: Journal, references: readonly string[], until: number): Promise<void> =>
	forEach(journal, references, 'UPDATE submissions SET attempts = attempts + 1, next_attempt_at = :until', { until });

/** A dead letter: it is kept and shown, and holds nobody up. */
export const bury = (journal: Journal, references: readonly string[], problem: string, now: number): Promise<void> =>
	forEach(journal, references, 'UPDATE submissions SET dead_at = :now, problem = :problem', { now, problem });

/** Dead letters get their tries anew, and so do their files, which the studio may have given up. */
export const revive = (journal: Journal): Promise<void> =>
	journal.write((database) => {
		run(
			database,
			`UPDATE uploads SET delivered_at = NULL WHERE removed_at IS NULL
			AND id IN (SELECT upload_id FROM submissions WHERE dead_at IS NOT NULL)`,
		);
		run(
			database,
			'UPDATE submissions SET dead_at = NULL, problem = NULL, attempts = 0, next_attempt_at = 0 WHERE dead_at IS NOT NULL',
		);
	});

const Counts = z.object({ waiting: z.number(), dead: z.number(), delivered: z.number() });

/**
 * For metrics: how many wait, how many of those are dead letters, and how many kept ones are delivered. Reads every row, and
 * so finds a damaged one before it is its turn.
 */
export const submissionCounts = (journal: Journal): z.infer<typeof Counts> => {
	const [counts] = journal.read((database) =>
		rowsOf(
			database,
			Counts,
			`SELECT count(*) FILTER (WHERE delivered_at IS NULL) AS waiting, count(dead_at) AS dead,
			count(delivered_at) AS delivered FROM submissions`,
		),
	);
	return counts ?? { waiting: 0, dead: 0, delivered: 0 };
};

export const pruneDelivered = (journal: Journal, before: number): Promise<number> =>
	journal.write((database) => run(database, 'DELETE FROM submissions WHERE delivered_at < :before', { before }));
