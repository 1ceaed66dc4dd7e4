import { createHash, randomBytes } from 'node:crypto';
import { createWriteStream, existsSync, openAsBlob } from 'node:fs';
import { chmod, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Unfit } from './file-check.ts';
import type { FileChecks } from './file-checks.ts';
import type { IdempotencyKey } from './idempotency-key.ts';
import type { Journal } from './journal.ts';
import { JournalUnavailable } from './journal.ts';
import { type Refused, readOneFile } from './one-file.ts';
import { bytesKept, findUpload, recordUpload, type Upload, type UploadKind, uploadsKept } from './upload-rows.ts';

export type UploadOutcome = { outcome: 'stored'; upload: Upload } | { outcome: Refused | Unfit | 'conflict' };

/** A photo on disk, not checked yet. It has to be kept or dropped. */
export type ReceivedPhoto = {
	name: string;
	keep(): Promise<Upload | Unfit>;
	drop(): Promise<void>;
};

export type Uploads = {
	receive(request: {
		contentType: string;
		body: NodeJS.ReadableStream;
		/** A function derives the key from the content's hash, after the whole form has been read. */
		idempotencyKey: IdempotencyKey | ((fingerprint: string) => IdempotencyKey);
		/** Called for the form fields next to the file. */
		onField?: (name: string, value: string) => void;
	}): Promise<UploadOutcome>;
	/** Stores a photo of a report. Fails if the stream does. */
	receivePhoto(name: string, file: NodeJS.ReadableStream): Promise<ReceivedPhoto>;
	find(id: string): Upload | undefined;
	/** The content, for delivery to the studio only. Undefined if the file is gone. */
	open(id: string): Promise<Blob | undefined>;
	remove(id: string): Promise<void>;
	/** Deletes the remains of a crash: partial files, and files that the journal does not know. */
	sweep(options: { keepUnknown(): boolean }): Promise<void>;
};

const uploadIdPattern = /^[0-9a-f]{32}$/;

/** Suffix of a file that has not been received completely. */
const half = '.part';
const isHalf = (name: string) => name.endsWith(half);

/** Files are stored by id in a folder that nothing serves; only the journal has their names. */
export function createUploads({
	folder,
	journal,
	now,
	maximumBytes,
	maximumBytesKept,
	checks,
}: {
	folder: string;
	journal: Journal;
	now: () => number;
	maximumBytes: number;
	/** Limit for all files of a kind together. Beyond it they are refused until deliveries free space. */
	maximumBytesKept: number;
	checks: Pick<FileChecks, 'photo' | 'resume'>;
}): Uploads {
	const pathOf = (id: string) => join(folder, id);
	/** Files being received, by id. */
	const receiving = new Map<string, { kind: UploadKind; bytes: number }>();
	let unknownBytes = 0;

	/** Creates a file in the folder; fails if the quota of its kind is used up. */
	function begin(kind: UploadKind) {
		const arriving = [...receiving.values()].reduce((sum, each) => sum + (each.kind === kind ? each.bytes : 0), 0);
		if (bytesKept(journal, kind) + arriving + unknownBytes > maximumBytesKept)
			throw new JournalUnavailable('Too many files wait for delivery');
		const id = randomBytes(16).toString('hex');
		receiving.set(id, { kind, bytes: 0 });
		return { id, part: pathOf(id) + half };
	}

	async function end(id: string) {
		await rm(pathOf(id) + half, { force: true }).catch(() => undefined);
		receiving.delete(id);
	}

	async function store(id: string, file: NodeJS.ReadableStream) {
		const part = pathOf(id) + half;
		const hash = createHash('sha256');
		let bytes = 0;
		const measure = new Transform({
			transform(chunk: Buffer, _encoding, done) {
				hash.update(chunk);
				bytes += chunk.length;
				const arriving = receiving.get(id);
				if (arriving) arriving.bytes = bytes;
				done(null, chunk);
			},
		});
		await mkdir(folder, { recursive: true, mode: 0o700 });
		await pipeline(file, measure, createWriteStream(part, { flags: 'wx', mode: 0o600, flush: true }));
		return { id, bytes, fingerprint: hash.digest('hex') };
	}

	/** Gives a complete file its name; the name survives a crash. */
	async function settle(id: string) {
		await rename(pathOf(id) + half, pathOf(id));
		await syncFolder(folder);
	}

	async function keepPhoto(id: string, name: string): Promise<Upload | Unfit> {
		try {
			const checked = await checks.photo(pathOf(id) + half);
			if ('refused' in checked) return checked.refused;
			await settle(id);
			const { extension, ...photo } = checked.taken;
			const named = `${name.replace(/\.[^.]*$/, '') || 'photo'}.${extension}`;
			const upload: Upload = { id, name: named, ...photo, receivedAt: now() };
			await recordUpload(journal, upload, undefined);
			return upload;
		} catch (error) {
			await rm(pathOf(id), { force: true }).catch(() => undefined);
			throw error;
		} finally {
			await end(id);
		}
	}

	return {
		receive: async ({ contentType, body, idempotencyKey, onField }) => {
			const { id, part } = begin('resume');
			try {
				const read = await readOneFile({ contentType, body, maximumBytes, onField }, (file) => store(id, file));
				if (!read.ok) return { outcome: read.reason };
				const checked = await checks.resume(part, read.name);
				if ('refused' in checked) return { outcome: checked.refused };
				await settle(id);
				const upload = { ...read.stored, ...checked.taken, name: read.name, receivedAt: now() };
				const key = typeof idempotencyKey === 'function' ? idempotencyKey(upload.fingerprint) : idempotencyKey;
				const recorded = await recordUpload(journal, upload, key);
				if (recorded.outcome !== 'stored') await rm(pathOf(id), { force: true });
				return recorded.outcome === 'conflict' ? recorded : { outcome: 'stored', upload: recorded.upload };
			} catch (error) {
				await rm(pathOf(id), { force: true }).catch(() => undefined);
				throw error;
			} finally {
				await end(id);
			}
		},
		receivePhoto: async (name, file) => {
			const { id } = begin('photo');
			try {
				await store(id, file);
			} catch (error) {
				await end(id);
				throw error;
			}
			return { name, keep: () => keepPhoto(id, name), drop: () => end(id) };
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
