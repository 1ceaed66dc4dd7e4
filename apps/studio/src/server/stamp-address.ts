import type { IncomingMessage } from 'node:http';
import { callerAddress } from '@site/contract/proxies';
import { settings } from '../settings.ts';

/** Sees to it that the address the studio reads is the one that called. */
export function stampAddress(request: IncomingMessage): void {
	const claimed = request.headers['x-forwarded-for'];
	request.headers['x-forwarded-for'] = callerAddress(
		request.socket.remoteAddress,
		Array.isArray(claimed) ? claimed.join(',') : claimed,
		settings.proxies,
	);
}
