import { z } from 'zod';
import { type IdempotencyKey, keysOf } from './idempotency-key.ts';
import type { Journal } from './journal.ts';
import { rowsOf, run } from './rows.ts';

export type Upload = {
	id: string;
	name: string;
	type: string;
	bytes: number;
	/** SHA-256 of the content. */
	fingerprint: string;
	receivedAt: number;
};

const UploadRow = z
	.object({
		id: z.string(),
		name: z.string(),
		type: z.string(),
		bytes: z.number(),
		fingerprint: z.string(),
		received_at: z.number(),
	})
	.transform(({ received_at, ...rest }): Upload => ({ ...rest, receivedAt: received_at }));

export type UploadRecorded = { outcome: 'stored' | 'repeated'; upload: Upload } | { outcome: 'conflict' };

/** As with submissions: a known key returns the first upload, or a conflict if the file differs. */
export const recordUpload = (
	journal: Journal,
	upload: Upload,
	idempotencyKey: IdempotencyKey,
): Promise<UploadRecorded> => {
	const keys = keysOf(idempotencyKey);
	return journal.write((database): UploadRecorded => {
		const [earlier] = rowsOf(
			database,
			UploadRow,
			'SELECT * FROM uploads WHERE idempotency_key IN (SELECT value FROM json_each(:keys))',
			{ keys: JSON.stringify(keys) },
		);
		if (earlier?.fingerprint === upload.fingerprint) return { outcome: 'repeated', upload: earlier };
		if (earlier) return { outcome: 'conflict' };
		run(
			database,
			`INSERT INTO uploads (id, name, type, bytes, fingerprint, idempotency_key, received_at)
			VALUES (:id, :name, :type, :bytes, :fingerprint, :key, :receivedAt)`,
			{ ...upload, key: keys[0] ?? null },
		);
		return { outcome: 'stored', upload };
	});
};

export const findUpload = (journal: Journal, id: string): Upload | undefined =>
	journal.read((database) => rowsOf(database, UploadRow, 'SELECT * FROM uploads WHERE id = :id', { id }))[0];

export const uploadsToDeliver = (journal: Journal, ids: readonly string[]): Upload[] =>
	journal.read((database) =>
		ids.flatMap((id) =>
			rowsOf(database, UploadRow, 'SELECT * FROM uploads WHERE id = :id AND delivered_at IS NULL', { id }),
		),
	);

export const markUploadDelivered = (journal: Journal, id: string, now: number): Promise<void> =>
	journal.write((database) => {
		run(database, 'UPDATE uploads SET delivered_at = :now WHERE id = :id', { now, id });
	});

const Total = z.object({ bytes: z.number() });

/** Photos and resumes have separate disk quotas, so that one kind cannot block the other. */
export type UploadKind = 'photo' | 'resume';
const isOfKind = `(type LIKE 'image/%') = (:kind = 'photo')`;

export const bytesKept = (journal: Journal, kind: UploadKind): number =>
	journal.read((database) =>
		rowsOf(
			database,
			Total,
			`SELECT coalesce(sum(bytes), 0) AS bytes FROM uploads WHERE removed_at IS NULL AND ${isOfKind}`,
			{ kind },
		),
	)[0]?.bytes ?? 0;

const Id = z.object({ id: z.string() });

/** Ids of uploads whose files must be on disk. */
export const uploadsKept = (journal: Journal): Set<string> =>
	journal.read(
		(database) => new Set(rowsOf(database, Id, 'SELECT id FROM uploads WHERE removed_at IS NULL').map(({ id }) => id)),
	);

/** Ids of files that the studio has, together with every application or report that names them. */
export const uploadsDone = (journal: Journal): string[] =>
	journal
		.read((database) =>
			rowsOf(
				database,
				Id,
				`SELECT id FROM uploads WHERE delivered_at IS NOT NULL AND removed_at IS NULL
				AND EXISTS (SELECT 1 FROM file_uses WHERE upload_id = uploads.id)
				AND NOT EXISTS (SELECT 1 FROM file_uses WHERE upload_id = uploads.id AND delivered_at IS NULL)`,
			),
		)
		.map(({ id }) => id);

export const markUploadsRemoved = (journal: Journal, ids: readonly string[], now: number): Promise<void> =>
	journal.write((database) => {
		for (const id of ids) run(database, 'UPDATE uploads SET removed_at = :now WHERE id = :id', { now, id });
	});

/** Removes uploads that no submission named in time, and those of delivered and deleted submissions. */
export const pruneUploads = (journal: Journal, kind: UploadKind, unusedBefore: number): Promise<string[]> =>
	journal.write((database) =>
		rowsOf(
			database,
			Id,
			`DELETE FROM uploads WHERE received_at < :unusedBefore AND ${isOfKind}
			AND NOT EXISTS (SELECT 1 FROM file_uses WHERE upload_id = uploads.id) RETURNING id`,
			{ kind, unusedBefore },
		).map(({ id }) => id),
	);
