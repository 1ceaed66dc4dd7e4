import { brand } from '@site/contract/brand';
import type { Snapshot } from '@site/contract/snapshot';
import { type CollectionSlug, createLocalReq, type Payload, type PayloadRequest } from 'payload';
import { inTransaction } from '../database/in-transaction.ts';
import { itemsOf, parts } from '../snapshot/parts.ts';
import { writeTrail } from '../trail/write.ts';
import { seedAnswerTemplates } from './seed-answer-templates.ts';
import { seedDocuments } from './seed-documents.ts';
import { seedFilms } from './seed-films.ts';
import { seedPictures } from './seed-pictures.ts';
import { seedRevisions } from './seed-revisions.ts';

/** Documents, films and revisions come with their files and have a way of their own. */
const { documents: _, films: __, revisions: ___, ...withoutFiles } = parts;

type Folders = { media: string; documents: string; revisions: string };

async function content(req: PayloadRequest, snapshot: Snapshot, folders: Folders) {
	const { payload } = req;
	const pictures = await seedPictures(req, snapshot, folders.media);
	await seedDocuments(req, snapshot.documents, folders.documents, pictures);
	await seedFilms(req, snapshot.films, folders.media, pictures);
	for (const name of Object.keys(withoutFiles) as (keyof typeof withoutFiles)[]) {
		const part = withoutFiles[name];
		const fromSample = (sample: unknown) => part.fromSample(sample as never, pictures) as never;
		if ('global' in part) await payload.updateGlobal({ slug: part.global, data: fromSample(snapshot[name]), req });
		else await items(req, part, itemsOf(name, snapshot).map(fromSample));
	}
	await seedRevisions(req, snapshot.revisions, folders.revisions);
	await seedAnswerTemplates(req);
	await payload.updateGlobal({ slug: 'studio-state', data: { seededAt: new Date().toISOString(), ...brand }, req });
}

type Data = { id: number };

/** All of a collection, then what refers from one of them to another. */
async function items(
	req: PayloadRequest,
	part: { collection: CollectionSlug; amongItself?: readonly string[] },
	all: Data[],
) {
	const { collection, amongItself = [] } = part;
	for (const whole of all) {
		const alone = Object.fromEntries(Object.entries(whole).filter(([name]) => !amongItself.includes(name)));
		await req.payload.create({ collection, data: alone as never, req, depth: 0 });
	}
	for (const { id, ...whole } of all) {
		const others = Object.entries(whole).filter(([name, value]) => amongItself.includes(name) && isSaid(value));
		const data = { ...Object.fromEntries(others), _status: 'published' };
		if (others.length > 0) await req.payload.update({ collection, id, data: data as never, req, depth: 0 });
	}
}

const isSaid = (value: unknown) => typeof value === 'object' && value !== null && Object.values(value).some(Boolean);

export async function isSeeded(payload: Payload): Promise<boolean> {
	const { seededAt } = await payload.findGlobal({ slug: 'studio-state' });
	return Boolean(seededAt);
}

/** Whole or not at all: a start that was interrupted begins again. */
export async function seed(payload: Payload, snapshot: Snapshot, folders: Folders): Promise<void> {
	const req = await createLocalReq({ context: { isSample: true } }, payload);
	await inTransaction(req, async () => {
		await content(req, snapshot, folders);
		// One row for all of it: nobody changed anything yet.
		await writeTrail(req, {
			kind: 'studio-state',
			item: '',
			title: 'Sample',
			operation: 'sample brought in',
			changes: [],
		});
	});
}
