import type { IncomingMessage } from 'node:http';
import { keptPhotoField, mostPhotos } from '@site/contract/report';
import { type PhotoForm, readPhotoForm } from '../intake/photo-form.ts';
import type { Upload } from '../intake/upload-rows.ts';
import type { Uploads } from '../intake/uploads.ts';
import { Refusal } from './answer.ts';
import { bodyFields, type Fields } from './body.ts';
import { uploadId } from './submissions.ts';

const longestBody = 256 * 1024;

/** A report as it came: what was typed, its photos, and why something of it could not be taken. */
export type SentReport = { values: Record<string, unknown>; photos: Upload[]; failure?: unknown };

/** Reads a report with photos, or one without any as JSON. The typed text is there whatever becomes of the photos. */
export async function readSentReport(
	incoming: IncomingMessage,
	{ uploads, keeps }: { uploads: Uploads; keeps: boolean },
): Promise<SentReport> {
	const contentType = incoming.headers['content-type'] ?? '';
	if (!/^multipart\/form-data\b/i.test(contentType)) return withoutPhotos(incoming);
	const values: Record<string, string> = {};
	const kept: string[] = [];
	const onField = (name: string, value: string) => {
		if (name === keptPhotoField) kept.push(value);
		else values[name] = value;
	};
	const read = await readPhotoForm({ contentType, body: incoming, onField, uploads: keeps ? uploads : undefined });
	const earlier = kept.slice(0, mostPhotos).flatMap((address) => earlierPhoto(uploads, address) ?? []);
	const photos = [...earlier, ...read.photos];
	const failure = failureOf(read, photos.length);
	return { values, photos: photos.slice(0, mostPhotos), ...(failure !== undefined && { failure }) };
}

async function withoutPhotos(incoming: IncomingMessage): Promise<SentReport> {
	try {
		const fields: Fields = await bodyFields(incoming, longestBody);
		return { values: { ...fields }, photos: [] };
	} catch (failure) {
		return { values: {}, photos: [], failure };
	}
}

/** While the journal cannot be read, the visitor is asked for the photo again. */
function earlierPhoto(uploads: Uploads, address: string): Upload | undefined {
	try {
		const upload = uploads.find(uploadId(address));
		return upload?.type.startsWith('image/') ? upload : undefined;
	} catch {
		return undefined;
	}
}

const photoRefusals = { 'wrong-type': 'photoType', 'too-large': 'photoTooLarge', 'too-many': 'tooManyPhotos' } as const;

function failureOf({ failure, refused, unreadable }: PhotoForm, photos: number): unknown {
	if (failure !== undefined) return failure;
	if (unreadable) return new Refusal(400, 'unreadable');
	if (refused) return new Refusal(422, photoRefusals[refused.why], { values: { name: refused.name } });
	return photos > mostPhotos ? new Refusal(422, 'tooManyPhotos') : undefined;
}
