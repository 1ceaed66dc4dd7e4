import type { PayloadRequest } from 'payload';

type FileCollection = 'pictures' | 'documents' | 'films' | 'revisions';

/** With S3, Payload's own handler reads the files. */
export async function fromStorage(req: PayloadRequest, collection: FileCollection, filename: string) {
	const { upload } = req.payload.collections[collection].config;
	for (const handler of upload.handlers ?? []) {
		const answer = await handler(req, { params: { collection, filename }, doc: { id: 0 } });
		if (answer instanceof Response) return answer;
	}
	return undefined;
}
