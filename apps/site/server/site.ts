import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { keepPace } from './intake/slow-clients.ts';
import { follow } from './journey.ts';
import type { Metrics } from './metrics.ts';
import { readAddress } from './pages/address.ts';
import type { createPages } from './pages/pages.ts';
import type { createReleaseFiles } from './pages/release-files.ts';

type Answer = (request: IncomingMessage, response: ServerResponse, name: string) => Promise<unknown> | unknown;

export type SiteDependencies = {
	pages: ReturnType<typeof createPages>;
	releaseFiles: Pick<ReturnType<typeof createReleaseFiles>, 'answer'>;
	media: Answer;
	documents: Answer;
	operations: (request: IncomingMessage, response: ServerResponse, path: string) => boolean;
	wire: (request: IncomingMessage, response: ServerResponse) => unknown;
	headers: Record<string, string>;
	log: Logger;
	metrics: Metrics;
};

/** Who answers what. The page cache comes first, on the bare request: it answers most visitors. */
export function createSite(site: SiteDependencies) {
	async function route(request: IncomingMessage, response: ServerResponse, path: string) {
		if (path.startsWith('/apis/')) return site.wire(request, response);
		if (site.operations(request, response, path)) return;
		if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(response, 405, { Allow: 'GET, HEAD' });
		if (path.startsWith('/media/')) return site.media(request, response, path.slice('/media/'.length));
		if (path.startsWith('/documents/')) return site.documents(request, response, path.slice('/documents/'.length));
		if (await site.releaseFiles.answer(request, response, path)) return;
		return site.pages.answer(request, response);
	}

	function refuse(response: ServerResponse, status: number, headers: Record<string, string> = {}) {
		response
			.writeHead(status, { ...site.headers, ...headers, 'Content-Type': 'text/plain; charset=utf-8' })
			.end('Not possible\n');
	}

	/** One request that fails ends as one answer that says so; the site goes on. */
	function fail(request: IncomingMessage, response: ServerResponse, error: unknown) {
		site.log.error({ err: error, url: request.url }, 'request failed');
		if (response.headersSent) response.destroy();
		else refuse(response, 500);
	}

	return function handle(request: IncomingMessage, response: ServerResponse) {
		try {
			follow(request, response, site.log, site.metrics);
			keepPace(request, response);
			if (site.pages.answerFromCache(request, response)) {
				site.metrics.cacheHits.inc();
				return;
			}
			route(request, response, readAddress(request.url).path).catch((error: unknown) => fail(request, response, error));
		} catch (error) {
			fail(request, response, error);
		}
	};
}
