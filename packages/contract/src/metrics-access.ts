import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

type Caller = Pick<IncomingMessage, 'headers'> & { socket: { remoteAddress?: string | undefined } };

/** Whether a caller may read the figures of site or studio: with the token, or where none is set, from this machine only. */
export const mayReadMetrics = (caller: Caller, token: string | undefined): boolean =>
	token ? hasToken(caller, token) : isLocal(caller);

/** Behind a proxy on the same machine every visitor comes from here, so a request that was passed on does not count. */
const isLocal = ({ socket, headers }: Caller) =>
	/^(::1|(::ffff:)?127\.)/.test(socket.remoteAddress ?? '') &&
	!Object.keys(headers).some((name) => name === 'via' || name === 'x-real-ip' || name.includes('forwarded'));

function hasToken({ headers }: Caller, token: string): boolean {
	const digest = (text: string) => createHash('sha256').update(text).digest();
	return timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`));
}
