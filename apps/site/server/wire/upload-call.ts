import type { IncomingMessage } from 'node:http';
import type { Language } from '@site/contract/language';
import { type WireAnswer, wireBase, wirePaths } from '@site/contract/wire';
import type { UploadOutcome, Uploads } from '../intake/uploads.ts';
import { invalid, ok, Refusal } from './answer.ts';

/** Address of an upload, with or without the site's own origin. */
export const uploadAddress = (id: string) => `${wireBase}${wirePaths.upload}/${id}`;
export const uploadId = (address: string) => /\/index\/uploads\/([0-9a-f]{32})$/.exec(address)?.[1] ?? '';

/** Receives the one file of a multipart form. */
export async function takeUpload(
	incoming: IncomingMessage,
	uploads: Uploads,
	{ idempotencyKey, language }: { idempotencyKey: string | undefined; language: Language },
): Promise<WireAnswer<unknown>> {
	const contentType = incoming.headers['content-type'] ?? '';
	const result = await uploads.receive({ contentType, body: incoming, idempotencyKey });
	if (result.outcome === 'stored') {
		const { id, name, bytes } = result.upload;
		return ok({ thumb: uploadAddress(id), name, size: bytes });
	}
	const refusal = uploadRefusal(result.outcome);
	if (refusal.status === 422) return invalid(language, refusal.key, null);
	throw refusal;
}

type Refused = Exclude<UploadOutcome['outcome'], 'stored'>;

const refusals = {
	'no-file': { status: 422, key: 'noFile' },
	'wrong-type': { status: 422, key: 'fileType' },
	'too-complex': { status: 422, key: 'fileTooComplex' },
	conflict: { status: 422, key: 'sentBefore' },
	'several-files': { status: 400, key: 'oneFile' },
	'too-large': { status: 413, key: 'fileTooLarge' },
	unreadable: { status: 400, key: 'unreadable' },
	'wrong-content-type': { status: 415, key: 'notAFileForm' },
} as const satisfies Record<Refused, Pick<Refusal, 'status' | 'key'>>;

/** The reason for a refused file. 422 means an ordinary mistake of a visitor, not a malformed request. */
export function uploadRefusal(outcome: Refused) {
	const { status, key } = refusals[outcome];
	return new Refusal(status, key);
}
