import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Revision } from '@site/contract/product-documents';
import type { PayloadRequest } from 'payload';
import { revisionsPart } from '../collections/revisions.ts';

const noPictures = () => 0;

/** The sample's revisions come as they are: superseded and withdrawn ones too. */
export async function seedRevisions(req: PayloadRequest, revisions: readonly Revision[], folder: string) {
	req.context.sample = true;
	for (const revision of revisions) {
		const data = await readFile(join(folder, revision.file.name));
		await req.payload.create({
			collection: 'revisions',
			data: revisionsPart.fromSample(revision, noPictures),
			file: { data, name: revision.file.name, mimetype: 'application/pdf', size: data.length },
			depth: 0,
			req,
		});
	}
	req.context.sample = false;
}
