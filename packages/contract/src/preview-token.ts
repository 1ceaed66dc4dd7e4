import { createHmac, timingSafeEqual } from 'node:crypto';

export type PreviewKind = 'product' | 'article';
/** The kinds that a link can be signed for; for a release the slug is its number. */
type SignedKind = PreviewKind | 'release';

/** A preview link works for an hour (D14). */
export const previewSeconds = 3600;

const signature = (secret: string, kind: SignedKind, slug: string, expiry: number) =>
	createHmac('sha256', secret).update(`${kind}:${slug}:${expiry}`).digest('hex');

/** `{expiry}.{signature}`; `expiry` is in epoch seconds. */
export const makePreviewToken = (secret: string, kind: SignedKind, slug: string, expiry: number): string =>
	`${expiry}.${signature(secret, kind, slug, expiry)}`;

export function isPreviewToken(
	secret: string,
	kind: SignedKind,
	slug: string,
	token: string,
	now = Math.floor(Date.now() / 1000),
): boolean {
	const match = /^(\d{1,12})\.([0-9a-f]{64})$/.exec(token);
	if (!match || !secret) return false;
	const expiry = Number(match[1]);
	if (expiry < now || expiry > now + previewSeconds) return false;
	return timingSafeEqual(Buffer.from(`${match[2]}`), Buffer.from(signature(secret, kind, slug, expiry)));
}
