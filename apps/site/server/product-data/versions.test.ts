import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Snapshot } from '@site/contract/snapshot';
import { demoSnapshot } from '@site/demo/snapshot';
import pino from 'pino';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { buildContent } from '../content/content.ts';
import { openVersions } from './versions.ts';

const folder = mkdtempSync(join(tmpdir(), 'data-versions-'));
let file = '';
afterAll(() => rmSync(folder, { recursive: true }));

let now = 0;
const open = () =>
	openVersions({ file, publicUrl: 'https://www.example.com', log: pino({ enabled: false }), now: () => now });
const contentOf = (change: Partial<Snapshot> = {}) => buildContent({ ...demoSnapshot, ...change }, '2026-11-19');
const renamed = (title: string) => ({
	products: demoSnapshot.products.map((product) =>
		product.id === 104 ? { ...product, title: { en: title } } : product,
	),
});
const without = { products: demoSnapshot.products.filter(({ id }) => id !== 107) };

beforeEach(() => {
	file = join(mkdtempSync(join(folder, 'site-')), 'data-versions.json');
	now = Date.parse('2026-11-19T10:00:00.500Z');
});

it('the same content has the same version, on every site and day', { tags: '@DATA-4' }, () => {
	const versions = open();
	const first = versions.of(contentOf());
	expect(first).toEqual({
		version: expect.stringMatching(/^2026-11-19-[0-9A-F]{12}$/),
		publishedAt: '2026-11-19T10:00:00.000Z',
	});
	now += 86_400_000;
	expect(versions.of(contentOf())).toEqual(first);
	const elsewhere = openVersions({
		file: join(folder, 'other.json'),
		publicUrl: 'https://www.example.com',
		log: pino({ enabled: false }),
	});
	expect(elsewhere.of(contentOf()).version.slice(11)).toBe(first.version.slice(11));
});

it('what is in no file makes no version', { tags: '@DATA-4' }, () => {
	const versions = open();
	const { version } = versions.of(contentOf());
	expect(versions.of(contentOf({ articles: [] })).version).toBe(version);
	expect(versions.of(contentOf(renamed('Flu'))).version).not.toBe(version);
});

it('each row added, changed or removed since a version is told', { tags: '@DATA-5' }, () => {
	const versions = open();
	const first = versions.of(contentOf()).version;
	const second = versions.of(contentOf(renamed('Flu'))).version;
	expect(versions.since(second)).toEqual([]);
	expect(versions.since(first)).toEqual(
		expect.arrayContaining([
			['packs', '["HA-FLU-25"]', 'changed'],
			['packs', '["HA-FLU-50"]', 'changed'],
			['gudid', '["09521234104001"]', 'changed'],
		]),
	);
	const third = versions.of(contentOf(without)).version;
	expect(versions.since(second)).toEqual(
		expect.arrayContaining([
			['packs', '["HA-FLU-25"]', 'changed'],
			['packs', '["HA-STA-DIP-50"]', 'removed'],
		]),
	);
	versions.of(contentOf());
	expect(versions.since(third)).toEqual(expect.arrayContaining([['packs', '["HA-STA-DIP-50"]', 'added']]));
	expect(versions.since('2026-11-19-000000000000')).toBeNull();
});

it('a row that came and went again is no change', { tags: '@DATA-5' }, () => {
	const versions = open();
	const { version } = versions.of(contentOf(without));
	versions.of(contentOf());
	versions.of(contentOf(without));
	expect(versions.since(version)?.filter(([, key]) => key.includes('HA-STA-DIP'))).toEqual([]);
});

it('versions outlive a restart; a damaged file costs the former ones', { tags: '@DATA-5' }, async () => {
	const versions = open();
	const { version } = versions.of(contentOf());
	versions.of(contentOf(renamed('Flu')));
	await versions.written();
	const restarted = open();
	expect(restarted.of(contentOf(renamed('Flu')))).toEqual(versions.known()[0]);
	expect(restarted.since(version)).toEqual(versions.since(version));
	writeFileSync(file, readFileSync(file, 'utf8').slice(0, 100));
	const healed = open();
	expect(healed.since(version)).toBeNull();
	expect(healed.of(contentOf()).version).toBe(version);
});
