import { createHash } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Revision } from '@site/contract/product-documents';
import sharp from 'sharp';
import { type PlannedRevision, plannedRevisions, revisionsWith } from '../../src/papers/sample-documents.ts';
import { demoSnapshot } from '../../src/snapshot.ts';
import { picturesFolder, revisionsFile, revisionsFolder } from '../places.ts';
import { makePaper } from './papers/make.ts';
import { orderFor } from './papers/orders.ts';
import { prepareSnapshot } from './snapshot.ts';
import { missing, outdated, write } from './write.ts';

const pictured = new Set<PlannedRevision['form']>(['product-brochure', 'product-sheet']);

/** The product's picture as a wide JPEG. */
async function pictureOf({ form, product }: PlannedRevision): Promise<Buffer | null> {
	if (!pictured.has(form)) return null;
	const [name] = product.picture.url.slice('/media/'.length).split(/-[0-9a-f]{10}\./);
	return sharp(join(picturesFolder, `${name}.webp`))
		.resize(1200, 630, { fit: 'cover' })
		.jpeg({ quality: 80 })
		.toBuffer();
}

async function make(revision: PlannedRevision): Promise<Revision['file']> {
	const bytes = await makePaper({ ...orderFor(demoSnapshot, revision), picture: await pictureOf(revision) });
	const sha256 = createHash('sha256').update(bytes).digest('hex');
	const name = `${sha256}.pdf`;
	const file = join(revisionsFolder, name);
	if (missing(file)) await write(file, bytes);
	return { name, sha256, bytes: bytes.length };
}

/** The papers of products, and the content that names them. All are made again when a source has changed. */
export async function preparePapers() {
	const all = plannedRevisions.length;
	if (!outdated(revisionsFile)) return { made: 0, all };
	const files = new Map<number, Revision['file']>();
	for (const revision of plannedRevisions) files.set(revision.id, await make(revision));
	const revisions = revisionsWith(({ id }) => {
		const file = files.get(id);
		if (!file) throw new Error(`revision ${id} was not made`);
		return file;
	});
	await write(revisionsFile, JSON.stringify(revisions));
	await prepareSnapshot();
	const kept = new Set(revisions.map(({ file }) => file.name));
	for (const name of await readdir(revisionsFolder)) if (!kept.has(name)) await rm(join(revisionsFolder, name));
	return { made: all, all };
}
