import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres';
import { demoSnapshot } from '@site/demo/snapshot';
import { getPayload } from 'payload';
import { afterAll, expect, test } from 'vitest';
import { connected } from '../database/connected.ts';
import { type OwnDatabase, startOwnDatabase } from '../database/own-database.ts';
import { migrations } from '../migrations/index.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'former-content-'));
let database: OwnDatabase | undefined;
afterAll(async () => {
	await database?.stop();
	rmSync(dataDir, { recursive: true });
});

/** The first release, and the last step before products had packs, registrations and documents with revisions. */
const first = 'initial';
const lastBefore = 'settings_by_language';

const paper = Buffer.from(`%PDF-1.4\n${'how it is used '.repeat(200)}\nxref\n%%EOF\n`);
const words = JSON.stringify({
	root: {
		...{ type: 'root', version: 1, format: '', indent: 0, direction: 'ltr' },
		children: [
			{
				...{ type: 'paragraph', version: 1, format: '', indent: 0, direction: 'ltr', textFormat: 0 },
				children: [{ type: 'text', version: 1, text: 'In minutes.', format: 0, detail: 0, mode: 'normal', style: '' }],
			},
		],
	},
});

/** What a company wrote with the first release, after it had put away the sample. */
const ofFirst = [
	`insert into pictures (id, alt, filename, mime_type, filesize, width, height, url)
	values (1, 'A box', 'box.webp', 'image/webp', 10, 1200, 800, '/api/pictures/file/box.webp')`,
	`insert into categories (id, _order, name, slug) values (1, 'a0', 'Respiratory', 'respiratory')`,
	`insert into certifications (id, _order, name, parent_id)
	values (1, 'a0', 'Europe', null), (2, 'a1', 'CE', 1), (3, 'a2', 'ISO 13485', null)`,
	`insert into test_types (id, _order, name) values (1, 'a0', 'Cassette')`,
	`insert into products (id, _order, slug, reference, category_id, title, title_cn, picture_id, content, description, keywords, _status)
	values (1, 'a0', 'own-flu', 'OWN-1', 1, 'Own flu test', '自有流感检测', 1, '${words}', 'Finds flu.', 'flu', 'published'),
		(2, 'a1', 'own-rsv', 'OWN-2', 1, 'Own RSV test', null, 1, '${words}', 'Finds RSV.', 'rsv', 'published'),
		(3, 'a2', 'own-draft', 'OWN-3', 1, 'Not yet', null, 1, '${words}', 'Later.', 'later', 'draft')`,
	`insert into products_rels ("order", parent_id, path, certifications_id, test_types_id)
	values (1, 1, 'certifications', 2, null), (2, 1, 'certifications', 3, null), (1, 1, 'testTypes', null, 1)`,
	`insert into products_specifications (_order, _parent_id, id, key, value) values (1, 1, 'a', 'packSize', '25 tests')`,
	`insert into documents (id, key, title, filename, mime_type, filesize, url)
	values (2, 'media-kit', 'Media kit', 'kit.zip', 'application/zip', 5, '/api/documents/file/kit.zip')`,
];
/** What it attached with the release before this one. */
const ofFormer = [
	`insert into documents (id, title, filename, mime_type, filesize, url)
	values (1, 'Own instructions', 'own.pdf', 'application/pdf', ${paper.length}, '/api/documents/file/own.pdf')`,
	`insert into products_documents (_order, _parent_id, id, kind, language, document_id)
	values (1, 1, 'a', 'instructions-for-use', 'en', 1), (2, 1, 'b', 'wall-chart', 'es', 1)`,
];

test('content of the first and of the former release is all there after an update: products, certifications, files (DOC-19, INFO-12)', {
	timeout: 120_000,
}, async () => {
	database = await startOwnDatabase(join(dataDir, 'postgres'));
	const { url } = database;
	process.env.DATABASE_URL = url;
	process.env.DATA_DIR = dataDir;
	process.env.PAYLOAD_SECRET ||= 'former';
	const folder = join(dataDir, 'studio', 'documents');
	mkdirSync(folder, { recursive: true });
	writeFileSync(join(folder, 'own.pdf'), paper);
	const { default: config } = await import('../payload.config.ts');
	const { makeTrail } = await import('../database/make-trail.ts');
	const { takeOverDocuments } = await import('./documents-of-before.ts');
	const { currentSnapshot } = await import('../snapshot/current.ts');
	const payload = await getPayload({ config });
	// Payload's own type knows nothing of the database that a migration is given.
	const steps = migrations.map(({ name, up, down }) => ({
		name,
		up: (given: unknown) => up(given as MigrateUpArgs),
		down: (given: unknown) => down(given as MigrateDownArgs),
	}));
	const migrateTo = (step: string) =>
		payload.db.migrate({ migrations: steps.slice(0, steps.findIndex(({ name }) => name.endsWith(step)) + 1) });
	await migrateTo(first);
	for (const query of ofFirst) await connected(url, (client) => client.query(query));
	await migrateTo(lastBefore);
	for (const query of ofFormer) await connected(url, (client) => client.query(query));

	await payload.db.migrate({ migrations: steps });
	await makeTrail(payload);
	expect(await takeOverDocuments(payload, { ...demoSnapshot, revisions: [] }, '')).toBe(true);

	const snapshot = await currentSnapshot(payload);
	const part = (name: Parameters<typeof snapshot.get>[0]) => JSON.parse(snapshot.get(name)?.json ?? 'null');
	expect(part('products')).toMatchObject([
		{ id: 1, reference: 'OWN-1', title: { en: 'Own flu test', cn: '自有流感检测' }, certificationIds: [2, 3] },
		{ id: 2, reference: 'OWN-2', title: { en: 'Own RSV test' }, certificationIds: [] },
	]);
	expect(part('products')[0].specifications).toEqual([{ key: 'packSize', value: { en: '25 tests' } }]);
	expect(part('certifications')).toMatchObject([
		{ name: { en: 'Europe' } },
		{ name: { en: 'CE' }, parentId: 1 },
		{ id: 3 },
	]);
	expect(part('documents')).toMatchObject([{ title: { en: 'Own instructions' } }, { key: 'media-kit' }]);

	// Each file that was attached is the first revision of a document of its product.
	expect(part('productDocuments')).toMatchObject([
		{ kind: 'ifu', part: '', title: { en: 'Own instructions' }, productIds: [1] },
		{ kind: 'quick-guide', part: 'wall-chart', productIds: [1] },
	]);
	const sha256 = createHash('sha256').update(paper).digest('hex');
	const revisions = part('revisions');
	expect(revisions).toMatchObject([
		{ language: 'en', number: 1, state: 'released', references: ['OWN-1'], file: { sha256 } },
		{ language: 'es', number: 1, state: 'released', references: ['OWN-1'], file: { sha256 } },
	]);
	for (const { file } of revisions)
		expect(readFileSync(join(dataDir, 'studio', 'revisions', file.name))).toEqual(paper);
	await payload.destroy();
});
