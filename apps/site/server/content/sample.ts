import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Snapshot } from '@site/contract/snapshot';

/** The sample company, which lies beside the server as data; a size asks for one of so many products and articles. */
export async function readSample(folder: string, size: number | null): Promise<Snapshot> {
	const file = join(folder, size ? `snapshot-${size}.json` : 'snapshot.json');
	const text = await readFile(file, 'utf8').catch(() => null);
	if (text === null) {
		throw new Error(`the sample content ${file} is not there; run ${size ? `SAMPLE=${size} ` : ''}npm run build`);
	}
	return Snapshot.parse(JSON.parse(text));
}
