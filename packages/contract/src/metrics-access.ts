import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

type Caller = Pick<IncomingMessage, 'headers'> & { socket: { remoteAddress?: string | undefined } };

/**
 * Whether a caller may read the metrics of site or studio: with the token, or if none is set, from this machine only.
 */
export const mayReadMetrics = (caller: Caller, token: string | undefined): boolean =>
	token ? hasToken(caller, token) : isLocal(caller);

/** With a proxy on this machine all visitors seem local, so forwarded requests do not count as local. */
const isLocal = ({ socket, headers }: Caller) =>
	/^(::1|(::ffff:)?127\.)/.test(socket.remoteAddress ?? '') &&
	!Object.keys(headers).some((name) => name === 'via' || name === 'x-real-ip' || name.includes('forwarded'));

function hasToken({ headers }: Caller, token: string): boolean {
	const digest = (text: string) => createHash('sha256').update(text).digest();
	return timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`));
}
