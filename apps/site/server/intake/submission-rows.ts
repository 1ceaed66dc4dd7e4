import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { newReference, spelledReference } from '@site/contract/reference';
import type { JournalEntry } from '@site/contract/submission';
import { z } from 'zod';
import { type IdempotencyKey, keysOf } from './idempotency-key.ts';
import type { Journal } from './journal.ts';
import { rowsOf, run } from './rows.ts';

/**
 * A reference derived from the content and its key: if a site crashes before it answers and the visitor resends the
 * form to another site, the studio recognizes the same submission.
 */
function referenceOf(sent: string): string {
	const digest = createHash('sha256').update(sent).digest();
	let place = 0;
	return spelledReference(() => digest.readUInt16BE(2 * place++));
}

type Unreferenced<T> = T extends unknown ? Omit<T, 'reference'> : never;
export type NewSubmission = Unreferenced<JournalEntry>;

export type Recorded = { outcome: 'stored' | 'repeated'; reference: string } | { outcome: 'conflict' };

/** Two submissions are the same if their kind, their fields and the chosen time are equal. */
const fingerprintOf = ({ kind, fields, meeting }: NewSubmission): string =>
	createHash('sha256')
		.update(
			JSON.stringify([
				kind,
				Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1)),
				...(meeting ? [meeting.startsAt] : []),
			]),
		)
		.digest('hex');

const Earlier = z.object({ reference: z.string(), fingerprint: z.string() });

/** Stores a submission. A key that was seen before stores nothing: the same words give the first reference, others a conflict. */
export function recordSubmission(
	journal: Journal,
	submission: NewSubmission,
	idempotencyKey: IdempotencyKey,
): Promise<Recorded> {
	const fingerprint = fingerprintOf(submission);
	const keys = keysOf(idempotencyKey);
	return journal.write((database): Recorded => {
		const [earlier] = rowsOf(
			database,
			Earlier,
			'SELECT reference, fingerprint FROM submissions WHERE idempotency_key IN (SELECT value FROM json_each(:keys))',
			{ keys: JSON.stringify(keys) },
		);
		if (earlier?.fingerprint === fingerprint) return { outcome: 'repeated', reference: earlier.reference };
		if (earlier) return { outcome: 'conflict' };
		const reference = unusedReference(database, keys[0] && `${keys[0]} ${fingerprint}`);
		const uploadId = submission.kind === 'application' ? submission.fields.resume : null;
		run(
			database,
			`INSERT INTO submissions (reference, submission, idempotency_key, fingerprint, upload_id, received_at)
			VALUES (:reference, :submission, :key, :fingerprint, :uploadId, :receivedAt)`,
			{
				reference,
				submission: JSON.stringify({ ...submission, reference }),
				key: keys[0] ?? null,
				fingerprint,
				uploadId,
				receivedAt: Date.parse(submission.receivedAt),
			},
		);
		for (const file of submission.kind === 'report' ? submission.photos : [])
			run(database, 'INSERT OR IGNORE INTO submission_files (reference, upload_id) VALUES (:reference, :file)', {
				reference,
				file,
			});
		return { outcome: 'stored', reference };
	});
}

const WithMeeting = z.object({ meeting: z.object({ startsAt: z.string(), key: z.string() }) });
const Stored = z.object({ submission: z.string() });

/** The meeting of a submission that one of these keys was sent with before. */
export function recordedMeeting(
	journal: Journal,
	keys: readonly string[],
): z.infer<typeof WithMeeting>['meeting'] | undefined {
	if (keys.length === 0) return undefined;
	const [earlier] = journal.read((database) =>
		rowsOf(
			database,
			Stored,
			'SELECT submission FROM submissions WHERE idempotency_key IN (SELECT value FROM json_each(:keys))',
			{ keys: JSON.stringify(keys) },
		),
	);
	return earlier && WithMeeting.safeParse(JSON.parse(earlier.submission)).data?.meeting;
}

function unusedReference(database: DatabaseSync, sent: string | undefined): string {
	let reference = sent ? referenceOf(sent) : newReference();
	const known = database.prepare('SELECT 1 FROM submissions WHERE reference = ?');
	while (known.get(reference)) reference = newReference();
	return reference;
}
