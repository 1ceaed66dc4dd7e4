import { brand } from '@site/contract/brand';
import type { Snapshot, SnapshotPart } from '@site/contract/snapshot';
import { answerTemplates } from '@site/demo/desk/answer-templates';
import { type CollectionSlug, createLocalReq, type Payload, type PayloadRequest } from 'payload';
import { inTransaction } from '../database/in-transaction.ts';
import { configOf } from '../server/config-of.ts';
import { relatedTo } from '../server/fields-in.ts';
import { itemsOf, partOf, parts } from '../snapshot/parts.ts';
import { writeTrail } from '../trail/write.ts';
import { seedDocuments } from './seed-documents.ts';
import { seedFilms } from './seed-films.ts';
import { seedPictures } from './seed-pictures.ts';
import { seedRevisions } from './seed-revisions.ts';

/** Not a part of the snapshot: visitors only see them in replies. */
async function seedAnswerTemplates(req: PayloadRequest) {
	for (const { name, kinds, subject, text } of answerTemplates) {
		const words = { subject: subject.en, subjectCn: subject.cn, text: text.en, textCn: text.cn };
		await req.payload.create({ collection: 'answer-templates', data: { name, kinds, ...words }, req, depth: 0 });
	}
}

/** Parts with files are created by separate code. */
const isFile = (part: (typeof parts)[SnapshotPart]) => 'upload' in part.config && Boolean(part.config.upload);

/** Referenced collections come first. */
function inOrder({ config }: Payload): SnapshotPart[] {
	const ordered = new Set<SnapshotPart>();
	const visited = new Set<string>();
	const visit = (slug: string) => {
		const name = partOf(slug);
		if (!name || visited.has(slug)) return;
		visited.add(slug);
		for (const to of relatedTo(configOf({ config }, slug)?.flattenedFields ?? [])) visit(to);
		ordered.add(name);
	};
	for (const { slug } of [...config.collections, ...config.globals]) visit(slug);
	return [...ordered].filter((name) => !isFile(parts[name]));
}

type Folders = { media: string; documents: string; revisions: string };

async function content(req: PayloadRequest, snapshot: Snapshot, folders: Folders) {
	const { payload } = req;
	const pictures = await seedPictures(req, snapshot, folders.media);
	await seedDocuments(req, snapshot.documents, folders.documents, pictures);
	await seedFilms(req, snapshot.films, folders.media, pictures);
	for (const name of inOrder(payload)) {
		const part = parts[name];
		const fromSample = (sample: unknown) => part.fromSample(sample as never, pictures) as never;
		if ('global' in part) await payload.updateGlobal({ slug: part.global, data: fromSample(snapshot[name]), req });
		else await items(req, part, itemsOf(name, snapshot).map(fromSample));
	}
	await seedRevisions(req, snapshot.revisions, folders.revisions);
	await seedAnswerTemplates(req);
	await payload.updateGlobal({ slug: 'studio-state', data: { seededAt: new Date().toISOString(), ...brand }, req });
}

type Data = { id: number };

/** Creates all documents of a collection, then sets references among them. */
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

/** In one transaction: after an interrupted start it runs again from the beginning. */
export async function seed(payload: Payload, snapshot: Snapshot, folders: Folders): Promise<void> {
	const req = await createLocalReq({ context: { cause: 'sample' } }, payload);
	await inTransaction(req, async () => {
		await content(req, snapshot, folders);
		// One audit log row for the whole sample: nobody has changed anything yet.
		await writeTrail(req, {
			kind: 'studio-state',
			item: '',
			title: 'Sample',
			operation: 'sample brought in',
			changes: [],
		});
	});
}
