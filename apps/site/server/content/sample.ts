import { readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Document } from '@site/contract/company';
import { Snapshot } from '@site/contract/snapshot';

/** The sample company, read from data files next to the server; `size` selects one with that many products and articles. */
export async function readSample(folder: string, size: number | null): Promise<Snapshot> {
	const file = join(folder, size ? `snapshot-${size}.json` : 'snapshot.json');
	const text = await readFile(file, 'utf8').catch(() => null);
	if (text === null) {
		throw new Error(`the sample content ${file} is not there; run ${size ? `SAMPLE=${size} ` : ''}npm run build`);
	}
	const snapshot = Snapshot.parse(JSON.parse(text));
	return { ...snapshot, documents: await Promise.all(snapshot.documents.map((each) => measured(each, folder))) };
}

/** The documents are generated separately, so their sizes are only known here. */
async function measured(document: Document, folder: string): Promise<Document> {
	const file = await stat(join(folder, 'documents', basename(document.url))).catch(() => null);
	return { ...document, bytes: file?.size ?? 0 };
}
