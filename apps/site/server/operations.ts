import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Metrics } from './metrics.ts';

/**
 * What an operator's tools ask: is it alive, may it get traffic, how is it doing. The figures go to who has the token;
 * where none is set, to this machine only.
 */
export function createOperations(
	metrics: Metrics,
	state: () => 'ready' | 'stopping' | 'no content',
	token: string | undefined,
) {
	const mayRead = (request: IncomingMessage) => (token ? hasToken(request, token) : isLocal(request));

	return function answer(request: IncomingMessage, response: ServerResponse, path: string): boolean {
		if (path === '/healthz') {
			say(response, 200, 'ok\n');
		} else if (path === '/readyz') {
			const now = state();
			say(response, now === 'ready' ? 200 : 503, `${now}\n`);
		} else if (path === '/metrics' && mayRead(request)) {
			metrics.registry.metrics().then(
				(text) => say(response, 200, text),
				() => say(response, 500, 'no figures\n'),
			);
		} else {
			return false;
		}
		return true;
	};
}

/** Behind a proxy on the same machine every visitor comes from here, so a request that was passed on does not count. */
const isLocal = ({ socket, headers }: IncomingMessage) =>
	/^(::1|(::ffff:)?127\.)/.test(socket.remoteAddress ?? '') &&
	!Object.keys(headers).some((name) => name === 'via' || name === 'x-real-ip' || name.includes('forwarded'));

function hasToken({ headers }: IncomingMessage, token: string): boolean {
	const digest = (text: string) => createHash('sha256').update(text).digest();
	return timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`));
}

const say = (response: ServerResponse, status: number, text: string) =>
	response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' }).end(text);
