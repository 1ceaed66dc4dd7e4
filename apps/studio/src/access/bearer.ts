import { createHash, timingSafeEqual } from 'node:crypto';
import type { PayloadHandler } from 'payload';
import { refused } from '../server/endpoint.ts';
import { settings } from '../settings.ts';
import { noteEvent } from './security-events.ts';

const digest = (text: string) => createHash('sha256').update(text).digest();

const isSite = (headers: Headers): boolean =>
	settings.token !== '' &&
	timingSafeEqual(digest(headers.get('authorization') ?? ''), digest(`Bearer ${settings.token}`));

/** Allows only the site, by its bearer token. */
export const forSite =
	(handler: PayloadHandler): PayloadHandler =>
	(req) => {
		if (isSite(req.headers)) return handler(req);
		noteEvent(req, 'wrong token', { path: req.pathname });
		return refused(401, 'Unauthorized');
	};
