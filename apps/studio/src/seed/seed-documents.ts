import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Document } from '@site/contract/company';
import type { PayloadRequest } from 'payload';
import { settings } from '../settings.ts';
import { pair } from './pairs.ts';

export async function seedDocuments(req: PayloadRequest, documents: Document[], folder: string): Promise<void> {
	await mkdir(settings.folders.documents, { recursive: true });
	for (const { key, title, description, format, url } of documents) {
		const name = basename(url);
		const bytes = await readFile(join(folder, name));
		const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 10);
		const filename = name.replace(/(\.\w+)$/, `-${hash}$1`);
		await copyFile(join(folder, name), join(settings.folders.documents, filename));
		const mimeType = format === 'ZIP' ? 'application/zip' : 'application/pdf';
		const now = new Date().toISOString();
		const data = {
			key,
			...pair('title', title),
			...pair('summary', description),
			filename,
			mimeType,
			filesize: bytes.length,
		};
		await req.payload.db.create({ collection: 'documents', data: { ...data, createdAt: now, updatedAt: now }, req });
	}
}
