import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { firstScript } from '../../apps/site/app/client/layout.ts';
import { contact } from '../wire/samples.ts';
import { root, startBuiltSite, withDataFolder } from './site.ts';

/** Sends a form without script; returns the page that follows. */
const sendAsBrowser = (url: string, referer: string) =>
	new Promise<string>((answered, failed) => {
		const headers = { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded', referer };
		request(url, { method: 'POST', headers }, (answer) => answered(answer.resume().headers.location ?? ''))
			.on('error', failed)
			.end(new URLSearchParams(contact).toString());
	});

const proxy = readFileSync(join(root, 'deploy/nginx/site.conf.template'), 'utf8');

it('the proxy recognizes phones and tablets by the same words as the site', () => {
	const words = proxy.match(/"~\*([^"]+)" mobile;/)?.[1];
	expect(words).toContain('android');
	expect(firstScript()).toContain(`/${words}/i`);
});

it('a proxy caches nothing of the preview of a release', { tags: '@REL-13' }, () => {
	const key = proxy.match(/~\(\?:\^\|;\\s\*\)release-preview=/);
	expect(key).not.toBeNull();
	expect(proxy).toContain('release-preview=$release_preview"');
	const caches = proxy.match(/proxy_cache site;/g)?.length;
	for (const rule of ['proxy_cache_bypass $release_preview;', 'proxy_no_cache $release_preview;'])
		expect(proxy.split(rule)).toHaveLength((caches ?? 0) + 1);
});

it('pages have cache times for shared caches, and private pages are not cached', () =>
	withDataFolder(async (folder) => {
		const site = await startBuiltSite(folder, { SHARED_CACHE_SECONDS: '3' });
		const about = await fetch(`${site.url}/about`, { headers: { cookie: 'layout=mobile; lang=cn' } });
		expect(about.headers.get('cache-control')).toBe(
			'public, max-age=0, s-maxage=3, stale-while-revalidate=3, stale-if-error=604800',
		);
		expect(about.headers.get('x-variant')).toBe('mobile cn');
		const location = await sendAsBrowser(`${site.url}/apis/api/message/index`, `${site.url}/contact`);
		const thanks = await fetch(new URL(location, site.url));
		expect(location).toContain('form=');
		expect(thanks.headers.get('cache-control')).toBe('no-store');
		expect(thanks.headers.get('x-variant')).toBeNull();
		await site.stop();
	}));
