import type { IncomingHttpHeaders } from 'node:http';

const ownSites = ['same-origin', 'none'];

/**
 * Removes the session cookie from cross-origin requests. Payload checks Origin if it is present; without it Payload
 * also trusts other hosts of the same domain, which may run other people's programs.
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
