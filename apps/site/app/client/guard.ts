import { hasCachedList, writeSession } from './session.ts';
import { call } from './wire.ts';

let running: Promise<void> | null = null;

/**
 * Runs before each navigation (foundations, section 6; D9): loads navigation and news into session storage where either is
 * not cached. It fails in silence and blocks nobody.
 */
export function guard(): Promise<void> {
	if (hasCachedList('navData') && hasCachedList('newsData')) return Promise.resolve();
	running ??= load().finally(() => {
		running = null;
	});
	return running;
}

async function load() {
	await Promise.allSettled([loadNavigation(), loadNews()]);
}

async function loadNavigation() {
	const { data } = await call('navigation', { language: 'en' }, { silent: true });
	if (data.length > 0) writeSession('navData', JSON.stringify(data));
}

async function loadNews() {
	const { data } = await call('articles', { catid: 1, is_tuijian: '', page: 1, page_size: 3 }, { silent: true });
	if (data.data.length > 0) writeSession('newsData', JSON.stringify(data.data));
}
