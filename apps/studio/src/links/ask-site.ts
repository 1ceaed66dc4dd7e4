import { settings } from '../settings.ts';
import { type Found, leadsOn, there } from './ask-outside.ts';

const noPage: Found = { isRight: false, said: { en: 'The site has no such page.', zh: '网站没有此页面。' } };
const elsewhere: Found = {
	isRight: false,
	said: {
		en: 'It leads to another host. Write a whole address (https://…), or a path that starts with one /.',
		zh: '指向其他主机。请填写完整地址（https://…）或以一个 / 开头的路径。',
	},
};

/** Whether the site has a page or file at a path; undefined if the site does not answer. */
export async function askSite(path: string): Promise<Found | undefined> {
	const [site = settings.siteUrl] = settings.siteServers;
	// `//host` and `/\host` name another host, possibly one that only this server can reach.
	const url = URL.parse(path, `${site}/`);
	if (url?.origin !== new URL(site).origin) return elsewhere;
	const answer = await fetch(url, {
		method: 'HEAD',
		redirect: 'manual',
		cache: 'no-store',
		headers: { 'User-Agent': 'Link check' },
		signal: AbortSignal.timeout(5000),
	}).catch(() => undefined);
	if (!answer || answer.status >= 500 || answer.status === 429) return undefined;
	if (answer.status >= 300 && answer.status < 400) {
		const to = (answer.headers.get('location') ?? '').replace(site, '');
		// The site redirects unknown addresses to its home page.
		const isHome = new URL(to || '/', `${site}/`).pathname === '/';
		return isHome ? noPage : leadsOn(to);
	}
	return answer.ok ? there : noPage;
}
