import type { PageRequest } from './page-request.ts';

/** The last good page, for a visitor who comes while the site is down. */
const whileDown = 7 * 24 * 60 * 60;

/**
 * What a page says to a cache that stands in front: for how long it may keep it, and for whom. Such a cache makes two layouts
 * and two languages of cookie, user agent and address; `X-Variant` names those of this page. Without one, everybody asks again.
 */
export const pageCacheHeaders = (seconds: number, { layout, language }: PageRequest): Record<string, string> =>
	seconds === 0
		? { 'Cache-Control': 'no-cache' }
		: {
				'Cache-Control': `public, max-age=0, s-maxage=${seconds}, stale-while-revalidate=${seconds}, stale-if-error=${whileDown}`,
				'X-Variant': `${layout} ${language}`,
			};
