import { brand } from '@site/contract/brand';
import type { Snapshot } from '@site/contract/snapshot';
import { createLocalReq, type Payload, type PayloadRequest } from 'payload';
import { parts } from '../snapshot/parts.ts';
import { seedDocuments } from './seed-documents.ts';
import { seedFilms } from './seed-films.ts';
import { seedPictures } from './seed-pictures.ts';

/** Documents and films come with their files and have a way of their own. */
const { documents: _, films: __, ...withoutFiles } = parts;

async function content(req: PayloadRequest, snapshot: Snapshot, folders: { media: string; documents: string }) {
	const { payload } = req;
	const pictures = await seedPictures(req, snapshot, folders.media);
	await seedDocuments(req, snapshot.documents, folders.documents, pictures);
	await seedFilms(req, snapshot.films, folders.media, pictures);
	for (const name of Object.keys(withoutFiles) as (keyof typeof withoutFiles)[]) {
		const part = withoutFiles[name];
		const fromSample = (sample: unknown) => part.fromSample(sample as never, pictures) as never;
		if ('global' in part) await payload.updateGlobal({ slug: part.global, data: fromSample(snapshot[name]), req });
		else
			for (const item of snapshot[name] as unknown[])
				await payload.create({ collection: part.collection, data: fromSample(item), req, depth: 0 });
	}
	await payload.updateGlobal({ slug: 'studio-state', data: { seededAt: new Date().toISOString(), ...brand }, req });
}

export async function isSeeded(payload: Payload): Promise<boolean> {
	const { seededAt } = await payload.findGlobal({ slug: 'studio-state' });
	return Boolean(seededAt);
}

/** Whole or not at all: a start that was interrupted begins again. */
export async function seed(
	payload: Payload,
	snapshot: Snapshot,
	folders: { media: string; documents: string },
): Promise<void> {
	const req = await createLocalReq({}, payload);
	req.transactionID = (await payload.db.beginTransaction()) ?? undefined;
	try {
		await content(req, snapshot, folders);
		if (req.transactionID) await payload.db.commitTransaction(req.transactionID);
	} catch (error) {
		if (req.transactionID) await payload.db.rollbackTransaction(req.transactionID);
		throw error;
	}
}
