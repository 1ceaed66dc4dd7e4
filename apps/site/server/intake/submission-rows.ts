import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { Submission } from '@site/contract/submission';
import { z } from 'zod';
import type { Journal } from './journal.ts';
import { newReference } from './references.ts';
import { rowsOf, run } from './rows.ts';

type Unreferenced<T> = T extends unknown ? Omit<T, 'reference'> : never;
export type NewSubmission = Unreferenced<Submission>;

export type Recorded = { outcome: 'stored' | 'repeated'; reference: string } | { outcome: 'conflict' };

/** What makes two submissions the same: their kind and what the visitor wrote. */
const fingerprintOf = ({ kind, fields }: NewSubmission): string =>
	createHash('sha256')
		.update(JSON.stringify([kind, Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1))]))
		.digest('hex');

const Earlier = z.object({ reference: z.string(), fingerprint: z.string() });

/** Stores a submission. A key that was seen before stores nothing: the same words give the first reference, others a conflict. */
export function recordSubmission(
	journal: Journal,
	submission: NewSubmission,
	idempotencyKey: string | undefined,
): Promise<Recorded> {
	const fingerprint = fingerprintOf(submission);
	return journal.write((database): Recorded => {
		const [earlier] = idempotencyKey
			? rowsOf(database, Earlier, 'SELECT reference, fingerprint FROM submissions WHERE idempotency_key = :key', {
					key: idempotencyKey,
				})
			: [];
		if (earlier?.fingerprint === fingerprint) return { outcome: 'repeated', reference: earlier.reference };
		if (earlier) return { outcome: 'conflict' };
		const reference = unusedReference(database);
		const uploadId = submission.kind === 'application' ? submission.fields.resume : null;
		run(
			database,
			`INSERT INTO submissions (reference, submission, idempotency_key, fingerprint, upload_id, received_at)
			VALUES (:reference, :submission, :key, :fingerprint, :uploadId, :receivedAt)`,
			{
				reference,
				submission: JSON.stringify({ ...submission, reference }),
				key: idempotencyKey ?? null,
				fingerprint,
				uploadId,
				receivedAt: Date.parse(submission.receivedAt),
			},
		);
		return { outcome: 'stored', reference };
	});
}

function unusedReference(database: DatabaseSync): string {
	for (;;) {
		const reference = newReference();
		const known = database.prepare('SELECT 1 FROM submissions WHERE reference = ?').get(reference);
		if (!known) return reference;
	}
}

const Due = z.object({ submission: z.string(), attempts: z.number(), upload_id: z.string().nullable() });
export type DueSubmission = { submission: Submission; attempts: number; uploadId: string | null };

/** What waits for delivery and may be tried now, the oldest first. */
export const dueSubmissions = (journal: Journal, now: number, limit: number): DueSubmission[] =>
	journal.read((database) =>
		rowsOf(
			database,
			Due,
			`SELECT submission, attempts, upload_id FROM submissions
			WHERE delivered_at IS NULL AND next_attempt_at <= :now ORDER BY received_at LIMIT :limit`,
			{ now, limit },
		).map((row) => ({
			submission: Submission.parse(JSON.parse(row.submission)),
			attempts: row.attempts,
			uploadId: row.upload_id,
		})),
	);

export const markDelivered = (journal: Journal, references: readonly string[], now: number): Promise<void> =>
	journal.write((database) => {
		for (const reference of references) {
			run(
				database,
				'UPDATE submissions SET delivered_at = :now WHERE reference = :reference AND delivered_at IS NULL',
				{
					now,
					reference,
				},
			);
		}
	});

export const postpone = (journal: Journal, references: readonly string[], until: number): Promise<void> =>
	journal.write((database) => {
		for (const reference of references) {
			run(
				database,
				'UPDATE submissions SET attempts = attempts + 1, next_attempt_at = :until WHERE reference = :reference',
				{ until, reference },
			);
		}
	});

const Counts = z.object({ waiting: z.number(), delivered: z.number(), oldest: z.number().nullable() });

/** For metrics: how many wait, how many kept ones are delivered, and since when the oldest waits. */
export const submissionCounts = (journal: Journal) => {
	const [counts] = journal.read((database) =>
		rowsOf(
			database,
			Counts,
			`SELECT count(*) FILTER (WHERE delivered_at IS NULL) AS waiting, count(delivered_at) AS delivered,
			min(received_at) FILTER (WHERE delivered_at IS NULL) AS oldest FROM submissions`,
		),
	);
	return {
		waiting: counts?.waiting ?? 0,
		delivered: counts?.delivered ?? 0,
		oldestWaitingSince: counts?.oldest ?? null,
	};
};

export const pruneDelivered = (journal: Journal, before: number): Promise<number> =>
	journal.write((database) => run(database, 'DELETE FROM submissions WHERE delivered_at < :before', { before }));
