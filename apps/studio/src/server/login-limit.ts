import type { IncomingMessage, ServerResponse } from 'node:http';

/** Attempts that one address has in a minute; Payload itself locks an account after five wrong passwords. */
const attempts = 20;
const minute = 60_000;

const guarded = /^\/api\/users\/(login|forgot-password|reset-password|unlock|first-register)\/?($|\?)/;

/** Sees to it that the address the studio reads is the one that called, and refuses an address that tries to sign in too often. */
export function loginLimit(trustProxy: boolean, now: () => number = Date.now) {
	const seen = new Map<string, { count: number; until: number }>();

	return (request: IncomingMessage, response: ServerResponse): boolean => {
		const claimed = trustProxy
			? String(request.headers['x-forwarded-for'] ?? '')
					.split(',')
					.at(-1)
					?.trim()
			: '';
		const address = claimed || (request.socket.remoteAddress ?? '');
		request.headers['x-forwarded-for'] = address;
		if (request.method !== 'POST' || !guarded.test(request.url ?? '')) return true;

		const time = now();
		for (const [key, { until }] of seen) if (until <= time) seen.delete(key);
		const entry = seen.get(address) ?? { count: 0, until: time + minute };
		entry.count += 1;
		seen.set(address, entry);
		if (entry.count <= attempts) return true;

		response.writeHead(429, {
			'Content-Type': 'application/json',
			'Retry-After': String(Math.ceil((entry.until - time) / 1000)),
		});
		response.end(JSON.stringify({ errors: [{ message: 'Too many attempts. Please wait a minute.' }] }));
		return false;
	};
}
