import type { PageRequest } from './page-request.ts';

/** Seconds for which a cache may serve the last good page while the site is down. */
const whileDown = 7 * 24 * 60 * 60;

/**
 * Headers for a shared cache in front of the site. It has to distinguish layouts and languages, on product pages the
 * chosen country, and on lists the chosen view, by cookie, user agent and address; `X-Variant` names those of this
 * page. Without a shared cache every request is revalidated.
 */
export const pageCacheHeaders = (
	seconds: number,
	{ layout, language, country, view }: PageRequest,
): Record<string, string> =>
	seconds === 0
		? { 'Cache-Control': 'no-cache' }
		: {
				'Cache-Control': `public, max-age=0, s-maxage=${seconds}, stale-while-revalidate=${seconds}, stale-if-error=${whileDown}`,
				'X-Variant': [layout, language, country, view].filter(Boolean).join(' '),
			};
