import { createHash, timingSafeEqual } from 'node:crypto';
import type { PayloadHandler } from 'payload';
import { settings } from '../settings.ts';

const digest = (text: string) => createHash('sha256').update(text).digest();

const isSite = (headers: Headers): boolean =>
	settings.token !== '' &&
	timingSafeEqual(digest(headers.get('authorization') ?? ''), digest(`Bearer ${settings.token}`));

/** Lets the site in, which shows the token, and nobody else. */
export const forSite =
	(handler: PayloadHandler): PayloadHandler =>
	(req) =>
		isSite(req.headers) ? handler(req) : Response.json({ errors: [{ message: 'Unauthorized' }] }, { status: 401 });
