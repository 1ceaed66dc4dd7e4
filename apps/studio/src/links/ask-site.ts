import { settings } from '../settings.ts';
import { type Found, leadsOn, there } from './ask-outside.ts';

const noPage: Found = { isRight: false, said: { en: 'The site has no such page.', zh: '网站没有此页面。' } };

/** Whether the site has a page or a file at a path; undefined while the site does not answer. */
export async function askSite(path: string): Promise<Found | undefined> {
	const [site = settings.siteUrl] = settings.siteServers;
	const answer = await fetch(new URL(path, `${site}/`), {
		method: 'HEAD',
		redirect: 'manual',
		cache: 'no-store',
		headers: { 'User-Agent': 'Link check' },
		signal: AbortSignal.timeout(5000),
	}).catch(() => undefined);
	if (!answer || answer.status >= 500 || answer.status === 429) return undefined;
	if (answer.status >= 300 && answer.status < 400) {
		const to = (answer.headers.get('location') ?? '').replace(site, '');
		// Addresses that the site does not know lead to its home page.
		const isHome = new URL(to || '/', `${site}/`).pathname === '/';
		return isHome ? noPage : leadsOn(to);
	}
	return answer.ok ? there : noPage;
}
