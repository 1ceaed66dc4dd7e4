import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Revision } from '@site/contract/product-documents';
import type { PayloadRequest, RequiredDataFromCollectionSlug } from 'payload';
import { revisions as content } from '../collections/revisions.ts';

const noPictures = () => 0;

/** Revisions of the sample keep their states, including superseded and withdrawn. */
export async function seedRevisions(req: PayloadRequest, revisions: readonly Revision[], folder: string) {
	for (const revision of revisions) {
		const data = await readFile(join(folder, revision.file.name));
		await req.payload.create({
			collection: 'revisions',
			data: content.fromSample(revision, noPictures) as RequiredDataFromCollectionSlug<'revisions'>,
			file: { data, name: revision.file.name, mimetype: 'application/pdf', size: data.length },
			depth: 0,
			req,
		});
	}
}
