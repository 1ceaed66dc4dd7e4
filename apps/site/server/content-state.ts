import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { contentOfHeader } from '@site/contract/snapshot';
import type { Trouble } from './content/fit.ts';

export const contentStatePath = '/apis/internal/content-state';

type ShownContent = { troubles: () => readonly Trouble[]; isOfStudio: () => boolean };

/**
 * Tells the studio, and nobody else, which published items the site cannot show and whether its content comes from the
 * studio.
 */
export const createContentState =
	(token: string | undefined, { troubles, isOfStudio }: ShownContent) =>
	(request: IncomingMessage, response: ServerResponse) => {
		const isStudio = token !== undefined && same(request.headers.authorization ?? '', `Bearer ${token}`);
		if (isStudio) response.setHeader(contentOfHeader, isOfStudio() ? 'studio' : 'sample');
		response
			.writeHead(isStudio ? 200 : 404, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
			.end(JSON.stringify(isStudio ? troubles() : { status: 404, msg: 'Not found', data: null }));
	};

const same = (given: string, wanted: string) =>
	given.length === wanted.length && timingSafeEqual(Buffer.from(given), Buffer.from(wanted));
