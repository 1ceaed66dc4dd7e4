import type { IncomingMessage, ServerResponse } from 'node:http';

const known = 'payload-token';
/** Browsers take a cookie of such a name from this host alone and by https; no neighbor under the same domain can plant one. */
const bound = '__Host-payload-token';

const heard = (cookies: string) =>
	cookies
		.split(/; */)
		.filter((cookie) => !cookie.startsWith(`${known}=`))
		.map((cookie) => (cookie.startsWith(`${bound}=`) ? cookie.replace(bound, known) : cookie))
		.join('; ');

const said = (cookie: string) => (cookie.startsWith(`${known}=`) ? cookie.replace(known, bound) : cookie);

/** Payload has one prefix for all its cookies, and its pages write some of them by script, which this name forbids. */
export function bindSession(request: IncomingMessage, response: ServerResponse): void {
	if (request.headers.cookie !== undefined) request.headers.cookie = heard(request.headers.cookie);
	const writeHead = response.writeHead;
	response.writeHead = (...head: unknown[]) => {
		const cookies = response.getHeader('set-cookie');
		if (cookies !== undefined) response.setHeader('set-cookie', [cookies].flat().map(String).map(said));
		return Reflect.apply(writeHead, response, head);
	};
}
