import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Trouble } from './content/fit.ts';

export const contentStatePath = '/apis/internal/content-state';

/** Tells the studio, and nobody else, what it published that the site can not show as it is. */
export const createContentState =
	(token: string | undefined, troubles: () => readonly Trouble[]) =>
	(request: IncomingMessage, response: ServerResponse) => {
		const isStudio = token !== undefined && same(request.headers.authorization ?? '', `Bearer ${token}`);
		response
			.writeHead(isStudio ? 200 : 404, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
			.end(JSON.stringify(isStudio ? troubles() : { status: 404, msg: 'Not found', data: null }));
	};

const same = (given: string, wanted: string) =>
	given.length === wanted.length && timingSafeEqual(Buffer.from(given), Buffer.from(wanted));
