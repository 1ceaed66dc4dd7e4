import { createHash, randomBytes } from 'node:crypto';
import { createWriteStream, openAsBlob } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Journal } from './journal.ts';
import { JournalUnavailable } from './journal.ts';
import { type Refused, readOneFile } from './one-file.ts';
import { bytesKept, findUpload, recordUpload, type Upload } from './upload-rows.ts';
import { acceptedType } from './upload-types.ts';

export type UploadOutcome = { outcome: 'stored'; upload: Upload } | { outcome: Refused | 'wrong-type' | 'conflict' };

export type Uploads = {
	receive(request: {
		contentType: string;
		body: NodeJS.ReadableStream;
		idempotencyKey: string | undefined;
	}): Promise<UploadOutcome>;
	find(id: string): Upload | undefined;
	/** The content, for staff: only the courier asks. Undefined where the file is gone. */
	open(id: string): Promise<Blob | undefined>;
	remove(id: string): Promise<void>;
};

export const uploadIdPattern = /^[0-9a-f]{32}$/;

/** Files lie under their id in a folder that nothing serves; their names are in the journal only. */
export function createUploads({
	folder,
	journal,
	now,
	maximumBytes,
	maximumBytesKept,
}: {
	folder: string;
	journal: Journal;
	now: () => number;
	maximumBytes: number;
	/** All files together; beyond it uploads wait for the courier to make room. */
	maximumBytesKept: number;
}): Uploads {
	const pathOf = (id: string) => join(folder, id);

	async function store(id: string, file: NodeJS.ReadableStream, part: string) {
		const hash = createHash('sha256');
		let bytes = 0;
		const measure = new Transform({
			transform(chunk: Buffer, _encoding, done) {
				hash.update(chunk);
				bytes += chunk.length;
				done(null, chunk);
			},
		});
		await mkdir(folder, { recursive: true });
		await pipeline(file, measure, createWriteStream(part, { flags: 'wx', mode: 0o600, flush: true }));
		return { id, bytes, fingerprint: hash.digest('hex') };
	}

	return {
		receive: async ({ contentType, body, idempotencyKey }) => {
			if (bytesKept(journal) > maximumBytesKept) throw new JournalUnavailable('Too many files wait for delivery');
			const id = randomBytes(16).toString('hex');
			const part = `${pathOf(id)}.part`;
			try {
				const read = await readOneFile({ contentType, body, maximumBytes }, (file) => store(id, file, part));
				if (!read.ok) return { outcome: read.reason };
				const type = await acceptedType(part, read.name);
				if (!type) return { outcome: 'wrong-type' };
				await rename(part, pathOf(id));
				await syncFolder(folder);
				const upload = { ...read.stored, name: read.name, type, receivedAt: now() };
				const recorded = await recordUpload(journal, upload, idempotencyKey);
				if (recorded.outcome !== 'stored') await rm(pathOf(id), { force: true });
				return recorded.outcome === 'conflict' ? recorded : { outcome: 'stored', upload: recorded.upload };
			} catch (error) {
				await rm(pathOf(id), { force: true }).catch(() => undefined);
				throw error;
			} finally {
				await rm(part, { force: true }).catch(() => undefined);
			}
		},
		find: (id) => (uploadIdPattern.test(id) ? findUpload(journal, id) : undefined),
		open: (id) => openAsBlob(pathOf(id)).catch(() => undefined),
		remove: (id) => rm(pathOf(id), { force: true }),
	};
}

/** A rename is on disk only when its folder is. */
async function syncFolder(folder: string): Promise<void> {
	const handle = await open(folder);
	try {
		await handle.sync();
	} finally {
		await handle.close();
	}
}
