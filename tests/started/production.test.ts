import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { startBuiltSite, withDataFolder } from './site.ts';

/** Written when the program ends: the files of React that it had loaded. */
const watch = (file: string) => `
process.on('exit', () => {
	const loaded = Object.keys(require('node:module')._cache).filter((path) => /react-dom-server/.test(path));
	if (loaded.length > 0) require('node:fs').writeFileSync(${JSON.stringify(file)}, loaded.join('\\n'));
});
`;

it('a visitor over HTTPS stays on HTTPS: the answer and the language cookie', () =>
	withDataFolder(async (folder) => {
		const site = await startBuiltSite(folder, { PUBLIC_URL: 'https://www.example.com' });
		const { headers } = await fetch(`${site.url}/about?lang=cn`);
		expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
		expect(headers.getSetCookie()).toEqual(['lang=cn; Path=/; Max-Age=31536000; SameSite=Lax; Secure']);
		await site.stop();
	}));

it('the built site runs React’s production build without any setting', () =>
	withDataFolder(async (folder) => {
		const [hook, loaded] = [join(folder, 'watch.cjs'), join(folder, 'loaded')];
		writeFileSync(hook, watch(loaded));
		const site = await startBuiltSite(folder, { NODE_OPTIONS: `--require "${hook}"` });
		expect((await fetch(`${site.url}/about`)).status).toBe(200);
		await site.stop();
		const files = readFileSync(loaded, 'utf8');
		expect(files).toContain('.production.js');
		expect(files).not.toContain('.development.js');
	}));
