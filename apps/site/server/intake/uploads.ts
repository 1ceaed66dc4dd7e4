import { createHash, randomBytes } from 'node:crypto';
import { createWriteStream, existsSync, openAsBlob } from 'node:fs';
import { chmod, mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { cleanPhoto } from './clean-photo.ts';
import type { IdempotencyKey } from './idempotency-key.ts';
import type { Journal } from './journal.ts';
import { JournalUnavailable } from './journal.ts';
import { type Refused, readOneFile } from './one-file.ts';
import { bytesKept, findUpload, recordUpload, type Upload, uploadsKept } from './upload-rows.ts';
import { acceptedType } from './upload-types.ts';

export type UploadOutcome = { outcome: 'stored'; upload: Upload } | { outcome: Refused | 'wrong-type' | 'conflict' };

export type Uploads = {
	receive(request: {
		contentType: string;
		body: NodeJS.ReadableStream;
		/** A function derives the key from the content's hash, after the whole form has been read. */
		idempotencyKey: IdempotencyKey | ((fingerprint: string) => IdempotencyKey);
		/** Called for the form fields next to the file. */
		onField?: (name: string, value: string) => void;
	}): Promise<UploadOutcome>;
	/** Keeps a photo of a report without its metadata; undefined if it is none. Fails where the stream does. */
	keepPhoto(name: string, file: NodeJS.ReadableStream): Promise<Upload | undefined>;
	find(id: string): Upload | undefined;
	/** The content, for delivery to the studio only. Undefined if the file is gone. */
	open(id: string): Promise<Blob | undefined>;
	remove(id: string): Promise<void>;
	/** Deletes what a crash left behind: files half received, and those that the journal does not know. */
	sweep(options: { keepUnknown(): boolean }): Promise<void>;
};

const uploadIdPattern = /^[0-9a-f]{32}$/;

/** Suffix of a file that has not been received completely. */
const half = '.part';
const isHalf = (name: string) => name.endsWith(half);

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
	/** Limit for all files together. Beyond it uploads are refused until deliveries free space. */
	maximumBytesKept: number;
}): Uploads {
	const pathOf = (id: string) => join(folder, id);
	/** Bytes of files on their way in, by id. */
	const receiving = new Map<string, number>();
	let unknownBytes = 0;

	async function store(id: string, file: NodeJS.ReadableStream, part: string) {
		const hash = createHash('sha256');
		let bytes = 0;
		const measure = new Transform({
			transform(chunk: Buffer, _encoding, done) {
				hash.update(chunk);
				bytes += chunk.length;
				receiving.set(id, bytes);
				done(null, chunk);
			},
		});
		await mkdir(folder, { recursive: true, mode: 0o700 });
		await pipeline(file, measure, createWriteStream(part, { flags: 'wx', mode: 0o600, flush: true }));
		return { id, bytes, fingerprint: hash.digest('hex') };
	}

	const isFull = () => {
		const arriving = [...receiving.values()].reduce((sum, bytes) => sum + bytes, 0);
		return bytesKept(journal) + arriving + unknownBytes > maximumBytesKept;
	};

	return {
		receive: async ({ contentType, body, idempotencyKey, onField }) => {
			if (isFull()) throw new JournalUnavailable('Too many files wait for delivery');
			const id = randomBytes(16).toString('hex');
			const part = pathOf(id) + half;
			receiving.set(id, 0);
			try {
				const read = await readOneFile({ contentType, body, maximumBytes, onField }, (file) => store(id, file, part));
				if (!read.ok) return { outcome: read.reason };
				const type = await acceptedType(part, read.name);
				if (!type) return { outcome: 'wrong-type' };
				await rename(part, pathOf(id));
				await syncFolder(folder);
				const upload = { ...read.stored, name: read.name, type, receivedAt: now() };
				const key = typeof idempotencyKey === 'function' ? idempotencyKey(upload.fingerprint) : idempotencyKey;
				const recorded = await recordUpload(journal, upload, key);
				if (recorded.outcome !== 'stored') await rm(pathOf(id), { force: true });
				return recorded.outcome === 'conflict' ? recorded : { outcome: 'stored', upload: recorded.upload };
			} catch (error) {
				await rm(pathOf(id), { force: true }).catch(() => undefined);
				throw error;
			} finally {
				await rm(part, { force: true }).catch(() => undefined);
				receiving.delete(id);
			}
		},
		keepPhoto: async (name, file) => {
			if (isFull()) throw new JournalUnavailable('Too many files wait for delivery');
			const id = randomBytes(16).toString('hex');
			const part = pathOf(id) + half;
			receiving.set(id, 0);
			try {
				await store(id, file, part);
				const photo = cleanPhoto(await readFile(part));
				if (!photo) return undefined;
				await writeFile(part, photo.bytes, { mode: 0o600, flush: true });
				await rename(part, pathOf(id));
				await syncFolder(folder);
				const upload: Upload = {
					id,
					name: `${name.replace(/\.[^.]*$/, '') || 'photo'}.${photo.extension}`,
					type: photo.type,
					bytes: photo.bytes.length,
					fingerprint: createHash('sha256').update(photo.bytes).digest('hex'),
					receivedAt: now(),
				};
				await recordUpload(journal, upload, undefined);
				return upload;
			} catch (error) {
				await rm(pathOf(id), { force: true }).catch(() => undefined);
				throw error;
			} finally {
				await rm(part, { force: true }).catch(() => undefined);
				receiving.delete(id);
			}
		},
		find: (id) => (uploadIdPattern.test(id) ? findUpload(journal, id) : undefined),
		open: async (id) => (existsSync(pathOf(id)) ? openAsBlob(pathOf(id)) : undefined),
		remove: (id) => rm(pathOf(id), { force: true }),
		sweep: async ({ keepUnknown }) => {
			const names = await readdir(folder).catch(() => []);
			if (names.length > 0) await chmod(folder, 0o700);
			// Partial files first: this needs no journal and may free the space that the journal needs.
			const [halves, whole] = [names.filter(isHalf), names.filter((name) => !isHalf(name))];
			for (const name of halves)
				if (!receiving.has(name.slice(0, -half.length))) await rm(pathOf(name), { force: true });
			const known = uploadsKept(journal);
			const stray = whole.filter((name) => !known.has(name) && !receiving.has(name));
			const keeps = keepUnknown();
			let left = 0;
			for (const name of stray) {
				if (keeps) left += (await stat(pathOf(name))).size;
				else await rm(pathOf(name), { recursive: true, force: true });
			}
			unknownBytes = left;
		},
	};
}

/** A rename is durable only after an fsync of its folder. */
async function syncFolder(folder: string): Promise<void> {
	const handle = await open(folder);
	try {
		await handle.sync();
	} finally {
		await handle.close();
	}
}
