import { mkdtempSync, rmSync } from 'node:fs';
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
])('%s=%s is refused by its name', (name, value) => {
	expect(() => readSettings({ DATA_DIR: '/nowhere', [name]: value })).toThrow(`The setting ${name} is not usable`);
});

it('a setting that is empty is not set, and the address of the site ends without a slash', () => {
	const folder = mkdtempSync(join(tmpdir(), `${brand.slug}-settings-`));
	const settings = readSettings({ DATA_DIR: folder, PORT: '', LOG_LEVEL: '', PUBLIC_URL: 'https://example.com/' });
	expect(settings).toMatchObject({ port: 3000, logLevel: 'info', publicUrl: 'https://example.com', studio: null });
	expect(readSettings({ DATA_DIR: folder }).trackingKey).toBe(settings.trackingKey);
	rmSync(folder, { recursive: true });
});

it('previews are framed by the studio at the address that staff know, which may be another than where the site finds it', () => {
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
