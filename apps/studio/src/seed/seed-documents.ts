import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Document } from '@site/contract/company';
import type { PayloadRequest, RequiredDataFromCollectionSlug } from 'payload';
import { documents as content } from '../collections/documents.ts';
import type { PictureIds } from '../mapping/pairs.ts';

export async function seedDocuments(
	req: PayloadRequest,
	documents: Document[],
	folder: string,
	pictures: PictureIds,
): Promise<void> {
	for (const document of documents) {
		const name = basename(document.url);
		const data = await readFile(join(folder, name));
		const mimetype = document.format === 'ZIP' ? 'application/zip' : 'application/pdf';
		await req.payload.create({
			collection: 'documents',
			data: content.fromSample(document, pictures) as RequiredDataFromCollectionSlug<'documents'>,
			file: { data, name, mimetype, size: data.length },
			req,
		});
	}
}
