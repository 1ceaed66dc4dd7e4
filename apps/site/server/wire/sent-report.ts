import type { IncomingMessage } from 'node:http';
import { keptPhotoField, mostPhotos } from '@site/contract/report';
import { type PhotoForm, type PhotoProblem, readPhotoForm } from '../intake/photo-form.ts';
import type { Upload } from '../intake/upload-rows.ts';
import type { Uploads } from '../intake/uploads.ts';
import { Refusal } from './answer.ts';
import { bodyFields, type Fields } from './body.ts';
import type { MessageKey } from './messages.ts';
import { isWhole } from './read-form.ts';
import { uploadId } from './upload-call.ts';

/** A received report: typed values, photos, and the reason for a refusal. */
export type SentReport = { values: Record<string, unknown>; photos: Upload[]; failure?: unknown };

/**
 * The photos to store. A browser form that is shown again keeps them all; a script sends them again after a mistake.
 */
type KeptPhotos = 'all' | 'of a whole report' | 'none';
type Reading = { uploads: Uploads; keeps: KeptPhotos; mostBytes: number };

/**
 * Reads a report with photos, or one without any as JSON. The typed text is kept even if the photos fail, and is
 * checked first.
 */
export async function readSentReport(
	incoming: IncomingMessage,
	{ uploads, keeps, mostBytes }: Reading,
): Promise<SentReport> {
	const contentType = incoming.headers['content-type'] ?? '';
	if (!/^multipart\/form-data\b/i.test(contentType)) return withoutPhotos(incoming, mostBytes);
	const values: Record<string, string> = {};
	const named: string[] = [];
	const onField = (name: string, value: string) => {
		if (name === keptPhotoField) named.push(value);
		else values[name] = value;
	};
	const takes = keeps === 'none' ? undefined : uploads;
	const read = await readPhotoForm({ contentType, body: incoming, onField, uploads: takes });
	const isWanted = keeps === 'all' ? !read.unreadable : !failureOf(read) && isWhole('report', values, uploads);
	const { kept, ...unkept } = await settled(read, isWanted);
	const chosen = named.slice(0, mostPhotos);
	const earlier = chosen.flatMap((address) => earlierPhoto(uploads, address) ?? []);
	const photos = [...earlier, ...kept];
	const failure =
		failureOf({ ...unkept, ...read }) ??
		(earlier.length < chosen.length ? new Refusal(422, 'photosGone') : undefined) ??
		(photos.length > mostPhotos ? new Refusal(422, 'tooManyPhotos') : undefined);
	return { values, photos: photos.slice(0, mostPhotos), ...(failure !== undefined && { failure }) };
}

type Unkept = Pick<PhotoForm, 'failure' | 'refused'>;

/** Stores the photos one after the other, or drops them. A refused photo does not affect the others. */
async function settled({ photos }: PhotoForm, isWanted: boolean): Promise<Unkept & { kept: Upload[] }> {
	const kept: Upload[] = [];
	const unkept: Unkept = {};
	for (const photo of photos) {
		if (!isWanted) await photo.drop();
		else {
			try {
				const result = await photo.keep();
				if (typeof result === 'string') unkept.refused ??= { name: photo.name, why: result };
				else kept.push(result);
			} catch (error) {
				unkept.failure ??= error;
			}
		}
	}
	return { ...unkept, kept };
}

async function withoutPhotos(incoming: IncomingMessage, mostBytes: number): Promise<SentReport> {
	try {
		const fields: Fields = await bodyFields(incoming, mostBytes);
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

const photoRefusals = {
	'wrong-type': 'photoType',
	'too-complex': 'photoTooComplex',
	'too-large': 'photoTooLarge',
	'too-many': 'tooManyPhotos',
} as const satisfies Record<PhotoProblem, MessageKey>;

function failureOf({ failure, refused, unreadable }: Omit<PhotoForm, 'photos'>): unknown {
	if (failure !== undefined) return failure;
	if (unreadable) return new Refusal(400, 'unreadable');
	return refused && new Refusal(422, photoRefusals[refused.why], { values: { name: refused.name } });
}
