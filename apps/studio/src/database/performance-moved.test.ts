import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres';
import { getPayload } from 'payload';
import { afterAll, expect, test } from 'vitest';
import { migrations } from '../migrations/index.ts';
import { connected } from './connected.ts';
import { type OwnDatabase, startOwnDatabase } from './own-database.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'performance-moved-'));
let database: OwnDatabase | undefined;
afterAll(async () => {
	await database?.stop();
	rmSync(dataDir, { recursive: true });
});

const former = [
	`insert into products (id, slug, reference, title, theme_enabled, theme_performance_note, theme_performance_note_cn)
	values (1, 'shown', 'A', 'Shown', true, 'Note', '注'), (2, 'hidden', 'B', 'Hidden', false, 'Never shown', null)`,
	`insert into products_theme_performance_targets (_order, _parent_id, id, name, name_cn, ppa, npa)
	values (1, 1, 'a', 'Flu A', '甲流', 85, 99.2), (2, 1, 'b', 'Flu B', null, 87.5, 99.8), (1, 2, 'c', 'X', null, 1, 2)`,
	`insert into _products_v (id, parent_id, version_theme_enabled, version_theme_performance_note) values (7, 1, true, 'Then')`,
	`insert into _products_v_version_theme_performance_targets (_order, _parent_id, name, ppa, npa, _uuid)
	values (1, 7, 'Flu A', 80, 99, 'a')`,
];
const now = {
	targets: `select _parent_id as product, name, name_cn as cn, positive_percent::float as ppa, negative_percent::float as npa
	from products_performance_targets order by _order`,
	notes: 'select performance_note as en, performance_note_cn as cn from products order by id',
	versions: `select version_performance_note as note, name, positive_percent::float as ppa
	from _products_v join _products_v_version_performance_targets t on t._parent_id = _products_v.id`,
};

test('what themed pages showed in percent is the performance of their products after an update, versions included (INFO-22)', {
	timeout: 120_000,
}, async () => {
	database = await startOwnDatabase(join(dataDir, 'postgres'));
	const { url } = database;
	process.env.DATABASE_URL = url;
	process.env.PAYLOAD_SECRET ||= 'performance';
	const { default: config } = await import('../payload.config.ts');
	const payload = await getPayload({ config });
	// Payload's own type knows nothing of the database that a migration is given.
	const steps = migrations.map(({ name, up, down }) => ({
		name,
		up: (given: unknown) => up(given as MigrateUpArgs),
		down: (given: unknown) => down(given as MigrateDownArgs),
	}));
	const moved = steps.findIndex(({ name }) => name.endsWith('theme_performance_moved'));
	await payload.db.migrate({ migrations: steps.slice(0, moved) });
	const ask = (query: string) => connected(url, async (client) => (await client.query(query)).rows);
	for (const query of former) await ask(query);
	await payload.db.migrate({ migrations: steps });
	expect(await ask(now.targets)).toEqual([
		{ product: 1, name: 'Flu A', cn: '甲流', ppa: 85, npa: 99.2 },
		{ product: 1, name: 'Flu B', cn: null, ppa: 87.5, npa: 99.8 },
	]);
	expect(await ask(now.notes)).toEqual([
		{ en: 'Note', cn: '注' },
		{ en: null, cn: null },
	]);
	expect(await ask(now.versions)).toEqual([{ note: 'Then', name: 'Flu A', ppa: 80 }]);
	await payload.destroy();
});
