import type { IncomingHttpHeaders } from 'node:http';

const ownSites = ['same-origin', 'none'];

/**
 * Takes the session from a request that a page of another origin made. Payload reads Origin where there is one; without it
 * Payload also believes neighbors under the same domain, which run programs of others.
 */
export function dropForeignSession(headers: IncomingHttpHeaders): void {
	const site = headers['sec-fetch-site'];
	if (headers.cookie === undefined || headers.origin !== undefined) return;
	if (typeof site !== 'string' || ownSites.includes(site)) return;
	headers.cookie = headers.cookie
		.split(/; */)
		.filter((cookie) => !/^(?:__Host-)?payload-token=/.test(cookie))
		.join('; ');
}
