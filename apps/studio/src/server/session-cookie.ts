import type { IncomingMessage, ServerResponse } from 'node:http';

const known = 'payload-token';
/**
 * The `__Host-` prefix: browsers accept the cookie only from this host over https, so other hosts of the domain cannot
 * set it.
 */
const bound = '__Host-payload-token';

const heard = (cookies: string) =>
	cookies
		.split(/; */)
		.filter((cookie) => !cookie.startsWith(`${known}=`))
		.map((cookie) => (cookie.startsWith(`${bound}=`) ? cookie.replace(bound, known) : cookie))
		.join('; ');

const said = (cookie: string) => (cookie.startsWith(`${known}=`) ? cookie.replace(known, bound) : cookie);

/**
 * Renames the session cookie on its way in and out. Payload has one prefix for all its cookies, but its pages set some
 * by script, which `__Host-` cookies would not allow.
 */
export function bindSession(request: IncomingMessage, response: ServerResponse): void {
	if (request.headers.cookie !== undefined) request.headers.cookie = heard(request.headers.cookie);
	const writeHead = response.writeHead;
	response.writeHead = (...head: unknown[]) => {
		const cookies = response.getHeader('set-cookie');
		if (cookies !== undefined) response.setHeader('set-cookie', [cookies].flat().map(String).map(said));
		return Reflect.apply(writeHead, response, head);
	};
}
