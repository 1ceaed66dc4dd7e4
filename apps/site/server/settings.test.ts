import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brand } from '@site/contract/brand';
import { expect, it } from 'vitest';
import { readSettings } from './settings.ts';

it.each([
	['PORT', '99999'],
	['PUBLIC_URL', 'www.example.com'],
	['TRUST_PROXY', 'yes'],
	['LOG_LEVEL', 'loud'],
	['SAMPLE', 'many'],
	['SHARED_CACHE_SECONDS', '-1'],
	['PAGE_CACHE_MB', '0'],
	['PUBLIC_URL', 'ftp://example.com'],
	['PUBLIC_URL', 'https://example.com/shop'],
	['STUDIO_URL', 'studio:3001'],
	['STOP_SECONDS', '1e9'],
	['DRAIN_SECONDS', 'soon'],
])('%s=%s is refused by its name', (name, value) => {
	expect(() => readSettings({ DATA_DIR: '/nowhere', [name]: value })).toThrow(`The setting ${name} is not usable: `);
	expect(() => readSettings({ DATA_DIR: '/nowhere', [name]: value })).toThrow(`, and is “${value}”`);
});

it('a data folder that is no folder, or is shared, is refused and not changed', () => {
	const folder = mkdtempSync(join(tmpdir(), `${brand.slug}-settings-`));
	const file = join(folder, 'file');
	writeFileSync(file, '', { mode: 0o644 });
	expect(() => readSettings({ DATA_DIR: file })).toThrow('is no folder: set DATA_DIR');
	expect(statSync(file).mode & 0o777).toBe(0o644);
	chmodSync(folder, 0o1777);
	// Only root could write there.
	const ofRoot =
		process.getuid?.() === 0 ? 'is used by others too: set DATA_DIR' : 'can not be written to: set DATA_DIR';
	for (const [shared, problem] of [
		[folder, 'is used by others too: set DATA_DIR'],
		['/', ofRoot],
	] as const) {
		const before = statSync(shared).mode;
		expect(() => readSettings({ DATA_DIR: shared })).toThrow(problem);
		expect(statSync(shared).mode).toBe(before);
	}
	rmSync(folder, { recursive: true });
});

it('a key that a full disk left empty is generated again', () => {
	const folder = mkdtempSync(join(tmpdir(), `${brand.slug}-settings-`));
	writeFileSync(join(folder, 'tracking-key'), '\n');
	const { trackingKey } = readSettings({ DATA_DIR: folder });
	expect(trackingKey).toMatch(/^\w{48}$/);
	expect(readSettings({ DATA_DIR: folder }).trackingKey).toBe(trackingKey);
	rmSync(folder, { recursive: true });
});

it('an empty setting is unset, and the site’s address ends without a slash', () => {
	const folder = mkdtempSync(join(tmpdir(), `${brand.slug}-settings-`));
	const settings = readSettings({ DATA_DIR: folder, PORT: '', LOG_LEVEL: '', PUBLIC_URL: 'https://example.com/' });
	expect(settings).toMatchObject({ port: 3000, logLevel: 'info', publicUrl: 'https://example.com', studio: null });
	expect(readSettings({ DATA_DIR: folder }).trackingKey).toBe(settings.trackingKey);
	rmSync(folder, { recursive: true });
});

it('previews may be framed from the studio address of staff, which may differ', () => {
	const folder = mkdtempSync(join(tmpdir(), `${brand.slug}-settings-`));
	const inside = { DATA_DIR: folder, STUDIO_URL: 'http://studio:3001', STUDIO_TOKEN: 'token' };
	expect(readSettings(inside).studioOrigin).toBe('http://studio:3001');
	const outside = { ...inside, STUDIO_PUBLIC_URL: 'https://studio.example.com/admin' };
	expect(readSettings(outside)).toMatchObject({
		studioOrigin: 'https://studio.example.com',
		studio: { url: 'http://studio:3001' },
	});
	rmSync(folder, { recursive: true });
});
