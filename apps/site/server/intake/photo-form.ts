import { PassThrough } from 'node:stream';
import { plainFileName } from '@site/contract/plain-text';
import { mostPhotos, photoField } from '@site/contract/report';
import type { Unfit } from './file-check.ts';
import { largestFile } from './limits.ts';
import { finished, formReader } from './multipart.ts';
import type { ReceivedPhoto, Uploads } from './uploads.ts';

/** A form is read up to this size, so that a visitor who sends too much gets a response. */
const mostBytes = 2 * mostPhotos * largestFile;
/** One more byte: busboy reports a file of exactly the limit as too large. */
const limits = { fileSize: largestFile + 1, files: 2 * mostPhotos, fields: 60, parts: 80 };

export type PhotoProblem = Unfit | 'too-large' | 'too-many';
export type PhotoForm = {
	/** On disk, not checked yet. */
	photos: ReceivedPhoto[];
	/** The first photo that was not received, by name. */
	refused?: { name: string; why: PhotoProblem };
	/** The error that kept the photos from being stored; the typed fields were read. */
	failure?: unknown;
	/** The body was cut off or is not a form. */
	unreadable?: true;
};

type Multipart = {
	contentType: string;
	body: NodeJS.ReadableStream;
	onField: (name: string, value: string) => void;
	/** Without it, photos are read and discarded. */
	uploads?: Uploads | undefined;
};

/** Reads a form with photos. A refused photo does not affect the others. */
export async function readPhotoForm({ contentType, body, onField, uploads }: Multipart): Promise<PhotoForm> {
	const form = formReader(contentType, limits);
	const read: PhotoForm = { photos: [] };
	if (!form) return { ...read, unreadable: true };
	const received: Promise<ReceivedPhoto | undefined>[] = [];
	const refuse = (name: string, why: PhotoProblem) => {
		read.refused ??= { name, why };
	};
	let brokenOff = false;

	async function receive(name: string, file: NodeJS.ReadableStream & { truncated?: boolean | undefined }) {
		const copy = new PassThrough();
		copy.on('error', () => undefined);
		file.on('error', (error: Error) => copy.destroy(error));
		file.on('limit', () => copy.destroy(new Error('too large')));
		file.pipe(copy);
		try {
			return await uploads?.receivePhoto(name, copy);
		} catch (error) {
			if (file.truncated) refuse(name, 'too-large');
			else if (!brokenOff) read.failure ??= error;
			return undefined;
		} finally {
			// The rest of the form is read in any case.
			file.unpipe(copy);
			file.resume();
		}
	}

	let chosen = 0;
	form.on('field', onField);
	form.on('file', (field, file, { filename }) => {
		if (field !== photoField || !filename || !uploads) return void file.resume();
		const name = plainFileName(filename);
		if (++chosen <= mostPhotos) return void received.push(receive(name, file));
		refuse(name, 'too-many');
		file.resume();
	});
	await finished(body, form, mostBytes).catch(() => {
		brokenOff = true;
		form.destroy();
	});
	const photos = (await Promise.all(received)).flatMap((photo) => photo ?? []);
	return brokenOff ? { ...read, photos, unreadable: true } : { ...read, photos };
}
