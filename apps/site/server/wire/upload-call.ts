import type { IncomingMessage } from 'node:http';
import type { Language } from '@site/contract/language';
import type { WireAnswer } from '@site/contract/wire';
import type { Uploads } from '../intake/uploads.ts';
import { invalid, ok, Refusal } from './answer.ts';
import { uploadAddress } from './submissions.ts';

/** Takes the one file of a multipart form. */
export async function takeUpload(
	incoming: IncomingMessage,
	uploads: Uploads,
	{ idempotencyKey, language }: { idempotencyKey: string | undefined; language: Language },
): Promise<WireAnswer<unknown>> {
	const contentType = incoming.headers['content-type'] ?? '';
	const result = await uploads.receive({ contentType, body: incoming, idempotencyKey });
	switch (result.outcome) {
		case 'stored': {
			const { id, name, bytes } = result.upload;
			return ok({ thumb: uploadAddress(id), name, size: bytes });
		}
		case 'no-file':
			return invalid(language, 'noFile', null);
		case 'wrong-type':
			return invalid(language, 'fileType', null);
		case 'conflict':
			return invalid(language, 'sentBefore', null);
		case 'several-files':
			throw new Refusal(400, 'oneFile');
		case 'too-large':
			throw new Refusal(413, 'fileTooLarge');
		case 'unreadable':
			throw new Refusal(400, 'unreadable');
		case 'wrong-content-type':
			throw new Refusal(415, 'notAFileForm');
	}
}
