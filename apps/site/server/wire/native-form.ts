import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { readOneFile } from '../intake/one-file.ts';
import type { Upload } from '../intake/upload-rows.ts';
import type { Uploads } from '../intake/uploads.ts';
import { Refusal } from './answer.ts';
import { bodyText } from './body.ts';
import { uploadRefusal } from './upload-call.ts';

type HeaderOf = (name: string) => string | undefined;
type Values = Record<string, string>;

/** A form that the browser itself sends: it shows whatever comes back, so that has to be a page (D28). */
export function isNavigation(header: HeaderOf): boolean {
	const mode = header('sec-fetch-mode');
	const navigates = mode ? mode === 'navigate' : (header('accept') ?? '').includes('text/html');
	return (
		navigates && /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(header('content-type') ?? '')
	);
}

const formWindow = 10 * 60 * 1000;

/** The same form from the same page is the same submission for about ten minutes: now, or in the window before. */
export const keysOfForm = (content: readonly unknown[], now: number): string[] =>
	[0, 1].map((before) => {
		const window = Math.floor(now / formWindow) - before;
		return `form-${createHash('sha256')
			.update(JSON.stringify([content, window]))
			.digest('hex')}`;
	});

/** What was typed, the file that was kept, and why the body or the file could not be taken. */
export type NativeForm = { values: Values; upload?: Upload; failure?: unknown };

const isMultipart = ({ headers }: IncomingMessage) => /^multipart\//i.test(headers['content-type'] ?? '');

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
		// What is too long is read further than it is taken, so that it can be given back.
		const text = await bodyText(incoming, maximumBytes * 4);
		Object.assign(values, Object.fromEntries(new URLSearchParams(text)));
		return text.length > maximumBytes ? { values, failure: new Refusal(413, 'tooLarge') } : { values };
	} catch (failure) {
		return { values, failure };
	}
}

type FileReading = { uploads: Uploads; values: Values; now: number; keeps: boolean };

const mostDrained = 10 * 1024 * 1024;

/** Reads the fields into `values` in any case, and keeps the file where there is one and it may be kept. */
async function fileIn(body: IncomingMessage, { uploads, values, now, keeps }: FileReading) {
	const contentType = body.headers['content-type'] ?? '';
	const onField = (name: string, value: string) => {
		values[name] = value;
	};
	const drain = () =>
		readOneFile({ contentType, body, maximumBytes: mostDrained, onField }, async (file) => void file.resume());
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
