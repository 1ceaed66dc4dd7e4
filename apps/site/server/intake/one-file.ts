import { PassThrough } from 'node:stream';
import { plainFileName } from '@site/contract/plain-text';
import { finished, formReader } from './multipart.ts';

export type Refused = 'no-file' | 'several-files' | 'too-large' | 'unreadable' | 'wrong-content-type';
export type OneFile<T> = { ok: true; name: string; stored: T } | { ok: false; reason: Refused };

/** The form field that carries the file. */
const field = 'files';

export type Multipart = {
	contentType: string;
	body: NodeJS.ReadableStream;
	maximumBytes: number;
	onField?: ((name: string, value: string) => void) | undefined;
};

/**
 * Reads a multipart body with exactly one file and passes the file on as a stream. A body that is too large is still
 * read up to a limit: a client whose connection is closed early never sees the response.
 */
export async function readOneFile<T>(
	{ contentType, body, maximumBytes, onField }: Multipart,
	store: (file: NodeJS.ReadableStream) => Promise<T>,
): Promise<OneFile<T>> {
	if (!/^multipart\/form-data\b/i.test(contentType)) return { ok: false, reason: 'wrong-content-type' };
	// One more: busboy reports a file of exactly the limit as too large.
	const form = formReader(contentType, { fileSize: maximumBytes + 1, files: 3, fields: 40, parts: 45 });
	if (!form) return { ok: false, reason: 'unreadable' };

	let files = 0;
	let tooLarge = false;
	let name = '';
	let stored: Promise<T | undefined> | undefined;
	let failure: unknown;
	let brokenOff = false;
	if (onField) form.on('field', onField);
	form.on('file', (fieldName, file, info) => {
		file.on('limit', () => {
			tooLarge = true;
		});
		const copy = new PassThrough();
		// If the form is cut off, the file stream fails too, perhaps before anyone listens to it.
		copy.on('error', () => undefined);
		file.on('error', (error) => copy.destroy(error));
		const chosen = fieldName === field ? info.filename : undefined;
		if (chosen) files++;
		if (!chosen || files > 1) return void file.resume();
		name = plainFileName(chosen);
		stored = store(file.pipe(copy)).catch((error: unknown) => {
			if (!brokenOff) failure = error;
			// Keep reading the rest of the form.
			file.unpipe(copy);
			file.resume();
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
