import { createHash } from 'node:crypto';
import { type SnapshotPart, snapshotParts } from '@site/contract/snapshot';
import type { Payload } from 'payload';
import { buildPart, type NotOnSite } from './build-part.ts';
import { fingerprints } from './fingerprints.ts';
import { tellNotOnSite } from './not-on-site.ts';
import { type PictureBook, pictureBook } from './picture-book.ts';

interface Built {
	fingerprint: string;
	version: string;
	json: string;
	notOnSite: NotOnSite[];
}

const built = new Map<SnapshotPart, Built>();

/** A global of which no version ever fitted leaves the part as the site last had it. */
async function rebuild(payload: Payload, name: SnapshotPart, fingerprint: string, book: PictureBook): Promise<Built> {
	const { data, notOnSite } = await buildPart(payload, name, book);
	tellNotOnSite(payload, name, notOnSite);
	if (data === undefined) return { ...(built.get(name) ?? { version: '', json: '' }), fingerprint, notOnSite };
	const json = JSON.stringify(data);
	const version = createHash('sha256').update(json).digest('hex').slice(0, 16);
	return { fingerprint, version, json, notOnSite };
}

/** Every part as it stands now; only those whose rows changed are built again. */
export async function currentSnapshot(payload: Payload): Promise<ReadonlyMap<SnapshotPart, Built>> {
	const marks = await fingerprints(payload);
	const stale = snapshotParts.filter((name) => built.get(name)?.fingerprint !== marks.get(name));
	if (stale.length > 0) {
		const book = await pictureBook(payload);
		for (const name of stale) built.set(name, await rebuild(payload, name, marks.get(name) ?? '', book));
	}
	return built;
}
