import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PayloadRequest } from 'payload';
import { settings } from '../settings.ts';

type FileCollection = 'pictures' | 'documents' | 'films' | 'revisions';

/** Where files are kept in S3, Payload's own handler reads them. */
export async function fromStorage(req: PayloadRequest, collection: FileCollection, filename: string) {
	const { upload } = req.payload.collections[collection].config;
	for (const handler of upload.handlers ?? []) {
		const answer = await handler(req, { params: { collection, filename }, doc: { id: 0 } });
		if (answer instanceof Response) return answer;
	}
	return undefined;
}

/** The bytes of a stored file, wherever it is kept; null where it is not there. */
export async function storedFile(req: PayloadRequest, collection: FileCollection, filename: string) {
	const stored = await fromStorage(req, collection, filename);
	if (stored) return stored.ok ? Buffer.from(await stored.arrayBuffer()) : null;
	return readFile(join(settings.folders[collection], filename)).catch(() => null);
}
