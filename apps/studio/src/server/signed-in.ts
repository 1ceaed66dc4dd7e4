import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

const isSame = (one: string, other: string) => {
	const [a, b] = [Buffer.from(one), Buffer.from(other)];
	return a.length === b.length && timingSafeEqual(a, b);
};

/** Derives the key as Payload does from PAYLOAD_SECRET. */
const keyFrom = (secret: string) => createHash('sha256').update(secret).digest('hex').slice(0, 32);

function isOurs(token: string, secret: string, seconds: number): boolean {
	const [head = '', claims = '', signature = ''] = token.split('.');
	const made = createHmac('sha256', keyFrom(secret)).update(`${head}.${claims}`).digest('base64url');
	if (!isSame(signature, made)) return false;
	return JSON.parse(Buffer.from(claims, 'base64url').toString()).exp > seconds;
}

/** Whether the caller has a valid session or is the site: a cheap check before the body is read. */
export function isKnownCaller(
	{ authorization = '', cookie = '' }: IncomingHttpHeaders,
	{ secret, token }: { secret: string; token: string },
	seconds = Date.now() / 1000,
): boolean {
	if (token !== '' && isSame(authorization, `Bearer ${token}`)) return true;
	const shown = [/^(?:JWT|Bearer) (\S+)$/.exec(authorization)?.[1], /(?:^|; )payload-token=([^;]+)/.exec(cookie)?.[1]];
	return shown.some((each) => each !== undefined && isOurs(each, secret, seconds));
}
