import { plainFileName } from '@site/contract/plain-text';
import busboy from 'busboy';

export type Refused = 'no-file' | 'several-files' | 'too-large' | 'unreadable' | 'wrong-content-type';
export type OneFile<T> = { ok: true; name: string; stored: T } | { ok: false; reason: Refused };

/** The form field that carries the file. */
const field = 'files';

/**
 * Reads a multipart body that holds exactly one file and hands the file on as a stream. What is too much is still read
 * to its end, within reason, since a client that is cut off in the middle never sees the answer.
 */
export async function readOneFile<T>(
	{ contentType, body, maximumBytes }: { contentType: string; body: NodeJS.ReadableStream; maximumBytes: number },
	store: (file: NodeJS.ReadableStream) => Promise<T>,
): Promise<OneFile<T>> {
	if (!/^multipart\/form-data\b/i.test(contentType)) return { ok: false, reason: 'wrong-content-type' };
	// The limit counts as reached by a file of exactly its size.
	const form = formReader(contentType, maximumBytes + 1);
	if (!form) return { ok: false, reason: 'unreadable' };

	let files = 0;
	let tooLarge = false;
	let name = '';
	let stored: Promise<T | undefined> | undefined;
	let failure: unknown;
	let brokenOff = false;
	form.on('file', (fieldName, file, info) => {
		file.on('limit', () => {
			tooLarge = true;
		});
		// A form that breaks off also breaks the file, perhaps before anybody reads it.
		file.on('error', () => undefined);
		const chosen = fieldName === field ? info.filename : undefined;
		if (chosen) files++;
		if (!chosen || files > 1) return void file.resume();
		name = plainFileName(chosen);
		stored = store(file).catch((error: unknown) => {
			if (!brokenOff) failure = error;
			form.destroy();
			return undefined;
		});
	});

	await finished(body, form, maximumBytes * 4).catch(() => {
		brokenOff = failure === undefined;
		form.destroy();
	});
	const result = await stored;
	if (failure) throw failure;
	if (brokenOff) return { ok: false, reason: 'unreadable' };
	if (tooLarge) return { ok: false, reason: 'too-large' };
	if (files > 1) return { ok: false, reason: 'several-files' };
	return result === undefined ? { ok: false, reason: 'no-file' } : { ok: true, name, stored: result };
}

function formReader(contentType: string, fileSize: number): busboy.Busboy | undefined {
	try {
		const limits = { fileSize, files: 3, fields: 20, fieldSize: 10_000, parts: 30 };
		return busboy({ headers: { 'content-type': contentType }, limits, defParamCharset: 'utf8' });
	} catch {
		return undefined;
	}
}

/** Resolves when the whole form was read; rejects where it is cut off or goes on for ever. */
function finished(body: NodeJS.ReadableStream, form: busboy.Busboy, mostBytes: number): Promise<void> {
	let bytes = 0;
	return new Promise((resolve, reject) => {
		body.on('data', (chunk: Buffer) => {
			bytes += chunk.length;
			if (bytes > mostBytes) reject(new Error('The form is too long'));
		});
		body.on('error', reject);
		form.on('error', reject);
		form.on('close', () => {
			body.unpipe(form);
			body.resume();
			resolve();
		});
		body.pipe(form);
	});
}
