import { JournalEntry } from '@site/contract/submission';
import { z } from 'zod';
import type { Journal } from './journal.ts';
import { rowsOf, run } from './rows.ts';
import type { NewSubmission } from './submission-rows.ts';

const Row = z.object({ reference: z.string(), submission: z.string(), attempts: z.number() });
export type DueSubmission = { id: string; submission: JournalEntry; attempts: number; files: readonly string[] };

export type Due = {
	readable: DueSubmission[];
	/** References of rows that this release can not read. */
	unreadable: string[];
};

/**
 * Undelivered submissions that are due, in order of arrival. A next attempt further away than the longest delay means
 * that the system clock was set back; it counts as due.
 */
export function dueSubmissions(
	journal: Journal,
	{ now, longestDelay, limit }: { now: number; longestDelay: number; limit: number },
): Due {
	const rows = journal.read((database) =>
		rowsOf(
			database,
			Row,
			`SELECT reference, submission, attempts FROM submissions
			WHERE delivered_at IS NULL AND dead_at IS NULL
			AND (next_attempt_at <= :now OR next_attempt_at > :now + :longestDelay) ORDER BY rowid LIMIT :limit`,
			{ now, longestDelay, limit },
		),
	);
	const due: Due = { readable: [], unreadable: [] };
	for (const { reference, submission, attempts } of rows) {
		const read = readSubmission(submission);
		if (read?.reference === reference)
			due.readable.push({ id: reference, submission: read, attempts, files: filesOf(read) });
		else due.unreadable.push(reference);
	}
	return due;
}

/** The uploads that the studio must have before the submission. */
function filesOf(entry: NewSubmission): readonly string[] {
	if (entry.kind === 'application') return [entry.fields.resume];
	return entry.kind === 'report' ? entry.photos : [];
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

/** Marks dead letters: kept and counted, but no longer in the way of other deliveries. */
export const bury = (journal: Journal, references: readonly string[], problem: string, now: number): Promise<void> =>
	forEach(journal, references, 'UPDATE submissions SET dead_at = :now, problem = :problem', { now, problem });

/** Resets the attempts of dead letters, and sends their files again in case the studio has deleted them. */
export const revive = (journal: Journal): Promise<void> =>
	journal.write((database) => {
		run(
			database,
			`UPDATE uploads SET delivered_at = NULL WHERE removed_at IS NULL
			AND id IN (SELECT upload_id FROM file_uses WHERE dead_at IS NOT NULL)`,
		);
		run(
			database,
			'UPDATE submissions SET dead_at = NULL, problem = NULL, attempts = 0, next_attempt_at = 0 WHERE dead_at IS NOT NULL',
		);
	});

const Counts = z.object({ waiting: z.number(), dead: z.number(), delivered: z.number() });

/**
 * For metrics: how many are waiting, how many of those are dead letters, and how many are delivered. Reads every row,
 * so a damaged one is noticed before it is due.
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
	journal.write((database) => {
		const gone = run(database, 'DELETE FROM submissions WHERE delivered_at < :before', { before });
		run(database, 'DELETE FROM submission_files WHERE reference NOT IN (SELECT reference FROM submissions)');
		return gone;
	});
