import { createHmac, timingSafeEqual } from 'node:crypto';

/** The wished time. */
export type Wish = { event: number; startsAt: string };

const digest = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest('base64url');

/**
 * The secret in the links of a meeting: `{event}.{epoch seconds}.{nonce}.{signature}`. It contains the wish, so that
 * the page can show it while the studio is down. The same form gives the same key, so that a repeat books once.
 */
export function makeMeetingKey(secret: string, { event, startsAt }: Wish, form: string): string {
	const start = `${event}.${Date.parse(startsAt) / 1000}`;
	const named = `${start}.${digest(secret, `meeting form:${start}:${form}`).slice(0, 22)}`;
	return `${named}.${digest(secret, `meeting:${named}`)}`;
}

export function wishIn(secret: string, key: string): Wish | undefined {
	const match = /^(([1-9]\d{0,8})\.(\d{1,11})\.[\w-]{22})\.([\w-]{43})$/.exec(key);
	if (!match || !secret) return undefined;
	const [, named = '', event, seconds, given = ''] = match;
	if (!timingSafeEqual(Buffer.from(given), Buffer.from(digest(secret, `meeting:${named}`)))) return undefined;
	return { event: Number(event), startsAt: new Date(Number(seconds) * 1000).toISOString() };
}
