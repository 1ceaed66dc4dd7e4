import { hasCachedList, readSession, writeSession } from '../memory/session.ts';
import { call } from '../wire/wire.ts';

let running = false;

/**
 * Runs before each navigation (SHELL-26): loads navigation and news into session storage if either is missing. The navigation
 * does not wait for it, since no page needs this data, and failures are silent.
 */
export function guard(): void {
	if (running || (hasCachedList('navData') && hasCachedList('newsData'))) return;
	running = true;
	void Promise.allSettled([loadNavigation(), loadNews()]).then(() => {
		running = false;
	});
}

async function loadNavigation() {
	const { data } = await call('navigation', { language: 'en' }, { silent: true });
	if (data.length > 0) writeSession('navData', JSON.stringify(data));
}

async function loadNews() {
	const language = readSession('lang') ?? 'en';
	const asked = { catid: 1, is_tuijian: '', page: 1, page_size: 3, language } as const;
	const { data } = await call('articles', asked, { silent: true });
	if (data.data.length > 0) writeSession('newsData', JSON.stringify(data.data));
}
