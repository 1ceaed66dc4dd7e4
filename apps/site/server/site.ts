import type { IncomingMessage, ServerResponse } from 'node:http';
import { documentSetPath, documentsBase } from '@site/contract/document-address';
import { meetingFile } from '@site/contract/meeting-links';
import type { Logger } from 'pino';
import { dataFolder, feedFolder } from '../app/destinations.ts';
import { type AccessLog, loggedUrl } from './access-log.ts';
import { captionsFolder } from './content/films.ts';
import { keepPace } from './intake/slow-clients.ts';
import type { Metrics } from './metrics.ts';
import { readAddress } from './pages/address.ts';
import type { createPages } from './pages/pages.ts';
import type { ReleaseFiles } from './pages/release-files.ts';
import { record, requestIdOf } from './request-record.ts';
import type { createSearchEngineFiles } from './search-engines/search-engine-files.ts';

type Answer = (
	request: IncomingMessage,
	response: ServerResponse,
	name: string,
	id: string,
) => Promise<unknown> | unknown;

export type SiteDependencies = {
	pages: ReturnType<typeof createPages>;
	releaseFiles: ReleaseFiles;
	media: Answer;
	documents: Answer;
	feeds: Answer;
	calendar: Answer;
	meetingFile: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
	shareCode: Answer;
	captions: Answer;
	searchEngineFiles: ReturnType<typeof createSearchEngineFiles>;
	/** Undefined for any other path. */
	listFiles: (request: IncomingMessage, response: ServerResponse, path: string) => true | undefined;
	dataFiles: Answer;
	documentSet: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
	/** Undefined if a page answers. */
	revisionFiles: (
		request: IncomingMessage,
		response: ServerResponse,
		path: string,
		id: string,
	) => Promise<unknown> | undefined;
	operations: (request: IncomingMessage, response: ServerResponse, path: string) => boolean;
	/** Undefined for any other path. */
	releasePreviews: (request: IncomingMessage, response: ServerResponse) => Promise<unknown> | true | undefined;
	wire: (request: IncomingMessage, response: ServerResponse) => unknown;
	pageWrites: (request: IncomingMessage, response: ServerResponse, path: string) => Promise<void> | undefined;
	headers: Record<string, string>;
	log: Logger;
	accessLog: AccessLog;
	metrics: Metrics;
};

/** Routes requests. Responses that are ready in memory come first, since they serve most visitors. */
export function createSite(site: SiteDependencies) {
	const { headers, accessLog, metrics } = site;

	function answerFromMemory(request: IncomingMessage, response: ServerResponse, id: string): boolean {
		if (request.method !== 'GET' && request.method !== 'HEAD') return false;
		let status = site.pages.answerFromCache(request, response, id);
		if (status === null) status = site.releaseFiles.answerFromMemory(request, response, id);
		else metrics.answeredFromCache();
		if (status === null) return false;
		metrics.answered(status);
		accessLog(request, status, id, 0);
		return true;
	}

	async function route(request: IncomingMessage, response: ServerResponse, path: string, id: string) {
		if (path.startsWith('/apis/')) return site.wire(request, response);
		if (site.operations(request, response, path)) return;
		const written = site.pageWrites(request, response, path);
		if (written) return written;
		if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(response, 405, { Allow: 'GET, HEAD' });
		const opened = site.releasePreviews(request, response);
		if (opened) return opened;
		if (path.startsWith('/media/')) return site.media(request, response, path.slice('/media/'.length), id);
		if (path.startsWith(`${documentsBase}/`)) return documents(request, response, path, id);
		if (path.startsWith(dataFolder) && path !== dataFolder)
			return site.dataFiles(request, response, path.slice(dataFolder.length), id);
		if (path.startsWith(feedFolder)) return site.feeds(request, response, path.slice(feedFolder.length), id);
		if (site.listFiles(request, response, path)) return;
		if (path === meetingFile) return site.meetingFile(request, response);
		if (path.startsWith('/calendar/')) return site.calendar(request, response, path.slice('/calendar/'.length), id);
		if (path.startsWith('/codes/')) return site.shareCode(request, response, path.slice('/codes/'.length), id);
		if (path.startsWith(captionsFolder)) return site.captions(request, response, path.slice(captionsFolder.length), id);
		if (await site.searchEngineFiles(request, response, path, id)) return;
		if (await site.releaseFiles.answer(request, response, path, id)) return;
		return site.pages.answer(request, response, id);
	}

	/** Files of documents, pages about them, and plain files by their names. */
	function documents(request: IncomingMessage, response: ServerResponse, path: string, id: string) {
		if (path === documentSetPath) return site.documentSet(request, response);
		const name = path.slice(documentsBase.length + 1);
		const isFile = !name.includes('/') && name.includes('.') && !name.endsWith('.data');
		if (isFile) return site.documents(request, response, name, id);
		return site.revisionFiles(request, response, path, id) ?? site.pages.answer(request, response, id);
	}

	function refuse(response: ServerResponse, status: number, more: Record<string, string> = {}) {
		response.writeHead(status, { ...more, 'Content-Type': 'text/plain; charset=utf-8' }).end('Not possible\n');
	}

	/** A failed request gets an error response; the site keeps running. */
	function fail(request: IncomingMessage, response: ServerResponse, id: string, error: unknown) {
		site.log.error({ err: error, id, url: loggedUrl(request.url) }, 'request failed');
		if (response.headersSent) response.destroy();
		else refuse(response, 500);
	}

	return function handle(request: IncomingMessage, response: ServerResponse) {
		const id = requestIdOf(request);
		try {
			keepPace(request, response);
			if (answerFromMemory(request, response, id)) return;
			record(request, response, { id, headers, log: accessLog, metrics });
			const { path } = readAddress(request.url);
			route(request, response, path, id).catch((error: unknown) => fail(request, response, id, error));
		} catch (error) {
			fail(request, response, id, error);
		}
	};
}
