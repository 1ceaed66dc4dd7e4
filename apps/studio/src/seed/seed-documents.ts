import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Document } from '@site/contract/company';
import type { PayloadRequest } from 'payload';
import { pair } from './pairs.ts';

export async function seedDocuments(req: PayloadRequest, documents: Document[], folder: string): Promise<void> {
	for (const { key, title, description, format, url } of documents) {
		const name = basename(url);
		const data = await readFile(join(folder, name));
		const mimetype = format === 'ZIP' ? 'application/zip' : 'application/pdf';
		await req.payload.create({
			collection: 'documents',
			data: { key, ...pair('title', title), ...pair('summary', description) },
			file: { data, name, mimetype, size: data.length },
			req,
		});
	}
}
