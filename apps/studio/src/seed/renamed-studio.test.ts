// Nightly, and when one of these changes: packages/contract/src/brand.ts apps/studio/src/brand apps/studio/src/seed apps/studio/src/collections apps/studio/src/migrations packages/demo/src
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Revision } from '@site/contract/product-documents';
import { demoSnapshot } from '@site/demo/snapshot';
import type { Payload } from 'payload';
import { beforeAll, expect, test, vi } from 'vitest';
import { connected } from '../database/connected.ts';
import { type StudioForTests, startStudioForTests } from '../database/studio-for-tests.ts';

const former = vi.hoisted(() => ({ name: 'Nordlab', company: 'Nordlab Diagnostics', slug: 'nordlab' }));
vi.mock('@site/contract/brand', () => ({ brand: former }));
/** Contains the former name, so that replacing it twice becomes visible. */
const brand = { name: 'Nordlab Bio', company: 'Nordlab Bio AG', slug: 'nordlab-bio' };

const build = (folder: string) => fileURLToPath(new URL(`../../../../packages/demo/build/${folder}`, import.meta.url));

let own: StudioForTests;
let payload: Payload;

const data = (values: object) => values as never;

const modules = async () => ({
	...(await import('../brand/rename-brand.ts')),
	...(await import('./seed.ts')),
	...(await import('../snapshot/current.ts')),
	...(await import('../languages/translated-items.ts')),
});
let studio: Awaited<ReturnType<typeof modules>>;

beforeAll(async () => {
	own = await startStudioForTests();
	({ payload } = own);
	studio = await modules();
	// The sample brings its own pictures, with ids from 1.
	await connected(own.databaseUrl, (client) => client.query('delete from pictures'));
	const productDocuments = demoSnapshot.productDocuments.slice(0, 10);
	const isKept = ({ documentId }: Revision) => productDocuments.some(({ id }) => id === documentId);
	const revisions = JSON.parse(readFileSync(build('revisions.json'), 'utf8')).filter(isKept);
	const registrations = demoSnapshot.registrations.slice(0, 10);
	const folders = { media: build('media'), documents: build('documents'), revisions: build('revisions') };
	await studio.seed(payload, { ...demoSnapshot, productDocuments, registrations, revisions, lots: [] }, folders);
}, 240_000);

/** The published content, except redirects from former addresses. */
async function onSite(): Promise<string> {
	const parts = [...(await studio.currentSnapshot(payload))].filter(([name]) => name !== 'redirects');
	return parts.map(([, { json }]) => json).join('\n');
}

const rowsOf = (tables: string) =>
	connected(own.databaseUrl, async (client) => {
		const { rows } = await client.query(
			`select table_schema, table_name from information_schema.tables where table_type = 'BASE TABLE' and ${tables}`,
		);
		const found = new Map<string, string[]>();
		for (const { table_schema, table_name } of rows) {
			const all = await client.query(
				`select (to_jsonb(t) - 'latest')::text as row from "${table_schema}"."${table_name}" t`,
			);
			found.set(
				table_name,
				all.rows.map(({ row }) => row),
			);
		}
		return found;
	});

/** All records of releases, messages, decisions and changes, including versions. */
const records = `(table_schema = 'trail' or table_name like '\\_%\\_v' or table_name like '\\_%\\_v\\_version%' or table_name in
	('revisions', 'exchanges', 'proposals', 'releases', 'mails', 'messages', 'told_changes'))`;

test('a fresh studio has the name of the brand file and no other', { tags: '@D1' }, async () => {
	const all = await rowsOf("table_schema = 'public'");
	expect([...all].filter(([, rows]) => /halvera/i.test(rows.join())).map(([table]) => table)).toEqual([]);
	expect(await onSite()).toContain(former.company);
});

test('another name renames the content of a used studio, and no record', {
	tags: ['@D1', '@D34'],
	timeout: 240_000,
}, async () => {
	const [article] = (await payload.find({ collection: 'articles', where: { title: { like: former.name } }, depth: 0 }))
		.docs;
	const [picture] = (await payload.find({ collection: 'pictures', depth: 0, limit: 1 })).docs;
	if (!article || !picture) throw new Error('the sample has them');
	const draft = { title: `${former.company} grows`, _status: 'draft' };
	await payload.update({ collection: 'articles', id: article.id, draft: true, data: data(draft) });
	await payload.update({
		collection: 'pictures',
		id: picture.id,
		data: data({ alt: `The works of ${former.name}, not of Nordlabia` }),
	});
	const sent = { name: former.name, company: former.company, text: `${former.name} writes`, subject: former.name };
	const mail = { ...sent, to: 'a@example.com', reference: 'A', status: 'sent', role: 'sales', attempts: 1 };
	await payload.db.create({ collection: 'mails', data: mail });
	const proposal = { kind: 'products', item: 1, title: former.name, values: sent, changes: [], state: 'approved' };
	await payload.db.create({ collection: 'proposals', data: { ...proposal, proposer: 1, proposerName: 'editor' } });
	const release = { name: former.name, state: 'live', items: [{ values: sent }], maker: 1, makerName: 'editor' };
	await payload.db.create({ collection: 'releases', data: release });
	const [site, before] = [await onSite(), await rowsOf(records)];
	const tallies = await studio.translatedItems(payload, 'articles');

	expect(await studio.renameBrand(payload, brand)).toBe(true);

	const after = await rowsOf(records);
	for (const [table, rows] of before) {
		const present = new Set(after.get(table));
		expect(
			rows.filter((row) => !present.has(row)),
			table,
		).toEqual([]);
	}
	const renamed = await onSite();
	expect(renamed).not.toContain(former.company);
	const named = site.match(/Nordlab\b/g)?.length ?? 0;
	expect(renamed.match(/Nordlab\b/g)).toHaveLength(named);
	expect(renamed.match(/Nordlab Bio\b/g)).toHaveLength(named);
	expect(renamed.split('nordlab').length).toBe(renamed.split(brand.slug).length);
	const latest = await payload.findByID({ collection: 'articles', id: article.id, draft: true, depth: 0 });
	expect(latest).toMatchObject({ title: `${brand.company} grows`, _status: 'draft' });
	expect((await payload.findByID({ collection: 'pictures', id: picture.id, depth: 0 })).alt).toBe(
		`The works of ${brand.name}, not of Nordlabia`,
	);
	const { docs } = await payload.find({ collection: 'redirects', where: { kind: { equals: 'product' } }, depth: 0 });
	expect(docs).toContainEqual(
		expect.objectContaining({
			from: `${former.slug}-tyfast-rsv-rapid-test`,
			to: `${brand.slug}-tyfast-rsv-rapid-test`,
		}),
	);
	const olderOf = (all: typeof tallies) => all.map(({ id, older }) => [id, older]);
	expect(olderOf(await studio.translatedItems(payload, 'articles'))).toEqual(olderOf(tallies));

	// The next start has nothing to do; a start after an interruption continues.
	expect(await studio.renameBrand(payload, brand)).toBe(false);
	await payload.updateGlobal({ slug: 'studio-state', data: former });
	expect(await studio.renameBrand(payload, brand)).toBe(true);
	expect(await onSite()).toBe(renamed);
});
