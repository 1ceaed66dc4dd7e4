import type { IncomingMessage } from 'node:http';
import { callerAddress } from '@site/contract/proxies';
import { settings } from '../settings.ts';

/** Replaces `x-forwarded-for` by the caller's real address. */
export function stampAddress(request: IncomingMessage): void {
	const claimed = request.headers['x-forwarded-for'];
	request.headers['x-forwarded-for'] = callerAddress(
		request.socket.remoteAddress,
		Array.isArray(claimed) ? claimed.join(',') : claimed,
		settings.proxies,
	);
}
