import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { forms } from '@site/contract/forms/all';
import { fieldsOf, wireName } from '@site/contract/forms/form';
import { largestFile } from '../intake/limits.ts';
import { readOneFile } from '../intake/one-file.ts';
import type { Upload } from '../intake/upload-rows.ts';
import type { Uploads } from '../intake/uploads.ts';
import { Refusal } from './answer.ts';
import { bodyText, formFields } from './body.ts';
import { uploadRefusal } from './upload-call.ts';

type HeaderOf = (name: string) => string | undefined;
type Values = Record<string, string>;

/** Whether the browser itself submitted the form: the response is shown to the visitor, so it must lead to a page (D28). */
export function isNavigation(header: HeaderOf): boolean {
	const mode = header('sec-fetch-mode');
	const navigates = mode ? mode === 'navigate' : (header('accept') ?? '').includes('text/html');
	return (
		navigates && /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(header('content-type') ?? '')
	);
}

const formWindow = 10 * 60 * 1000;

/**
 * Idempotency keys: the same form from the same page within about ten minutes is the same submission. Two keys, for the
 * current time window and the one before.
 */
export const keysOfForm = (content: readonly unknown[], now: number): string[] =>
	[0, 1].map((before) => {
		const window = Math.floor(now / formWindow) - before;
		return `form-${createHash('sha256')
			.update(JSON.stringify([content, window]))
			.digest('hex')}`;
	});

/** The typed values, the stored file, and the reason why the body or the file was refused. */
export type NativeForm = { values: Values; upload?: Upload; failure?: unknown };

const isMultipart = ({ headers }: IncomingMessage) => /^multipart\//i.test(headers['content-type'] ?? '');

/** Fields with several checkboxes of one name. */
const boxes = Object.values(forms)
	.flatMap(fieldsOf)
	.filter(({ kind }) => kind === 'many')
	.map(({ name }) => wireName(name));

export async function readNativeForm(
	incoming: IncomingMessage,
	{ uploads, maximumBytes, now, keeps }: { uploads: Uploads; maximumBytes: number; now: number; keeps: boolean },
): Promise<NativeForm> {
	const values: Values = {};
	try {
		if (isMultipart(incoming)) {
			const upload = await fileIn(incoming, { uploads, values, now, keeps });
			return upload ? { values, upload } : { values };
		}
		// Reads more than is accepted, so that a text that is too long can be shown again.
		const text = await bodyText(incoming, maximumBytes * 4);
		const fields = formFields(text);
		Object.assign(values, Object.fromEntries(fields));
		for (const name of boxes) if (fields.has(name)) values[name] = fields.getAll(name).join(',');
		return text.length > maximumBytes ? { values, failure: new Refusal(413, 'tooLarge') } : { values };
	} catch (failure) {
		return { values, failure };
	}
}

type FileReading = { uploads: Uploads; values: Values; now: number; keeps: boolean };

/** Reads the fields into `values` in any case, and stores the file if there is one and it is acceptable. */
async function fileIn(body: IncomingMessage, { uploads, values, now, keeps }: FileReading) {
	const contentType = body.headers['content-type'] ?? '';
	const onField = (name: string, value: string) => {
		values[name] = value;
	};
	const drain = () =>
		readOneFile({ contentType, body, maximumBytes: largestFile, onField }, async (file) => void file.resume());
	if (!keeps) return void (await drain());
	const idempotencyKey = (fingerprint: string) => keysOfForm([fingerprint, values], now);
	try {
		const result = await uploads.receive({ contentType, body, onField, idempotencyKey });
		if (result.outcome === 'stored') return result.upload;
		if (result.outcome === 'no-file') return undefined;
		throw uploadRefusal(result.outcome);
	} catch (error) {
		if (!body.readableEnded) await drain();
		throw error;
	}
}
