import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { visitContext } from '../../app/visit.ts';
import type { Visit } from '../visit.ts';
import { judgePath } from './canonical-path.ts';
import { encodeAll, quality } from './compression.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import type { PageCache, StoredPage } from './page-cache.ts';
import { type PageRequest, readPageRequest } from './page-request.ts';
import { sendStored } from './send.ts';

export type PagesDependencies = {
	build: () => Promise<ServerBuild>;
	mode: 'production' | 'development';
	cache: PageCache;
	visit: (request: PageRequest) => Visit;
	headers: Record<string, string>;
	tagManagerScript: () => string;
	studioOrigin: string | null;
	onRendered: (seconds: number) => void;
};

/** Pages that are never kept: they show what is not published yet. */
const isPreview = ({ pathname }: PageRequest) => /^\/(products|resources)preview\//.test(pathname);

export function createPages(dependencies: PagesDependencies) {
	const { cache } = dependencies;

	async function render(request: IncomingMessage, page: PageRequest): Promise<StoredPage> {
		const from = cache.generation();
		const started = performance.now();
		const context = new RouterContextProvider();
		context.set(visitContext, dependencies.visit(page));
		const handler = createRequestHandler(await dependencies.build(), dependencies.mode);
		const url = new URL(request.url ?? '/', 'http://site.invalid');
		const response = await handler(new Request(url, { headers: { accept: request.headers.accept ?? '*/*' } }), context);
		const stored = await store(response, page);
		dependencies.onRendered((performance.now() - started) / 1000);
		const cacheable = stored.status === 200 && !isPreview(page);
		if (cacheable && dependencies.mode === 'production') cache.set(page.key, stored, from);
		return stored;
	}

	async function store(response: Response, page: PageRequest): Promise<StoredPage> {
		const body = Buffer.from(await response.arrayBuffer());
		const type = response.headers.get('content-type') ?? 'text/html';
		const isHtml = type.startsWith('text/html');
		const location = response.headers.get('location');
		const kept = Object.fromEntries(
			[...response.headers].filter(([name]) => name.startsWith('x-') || name === 'location'),
		);
		return {
			status: response.status,
			headers: {
				...dependencies.headers,
				...kept,
				...(location && { Location: location.replace('http://site.invalid', '') }),
				'Content-Type': isHtml ? 'text/html; charset=utf-8' : type,
				'Cache-Control': isPreview(page) ? 'no-store' : 'no-cache',
				'Content-Language': page.language === 'cn' ? 'zh-CN' : 'en',
				Vary: 'Accept-Encoding, Cookie, User-Agent',
				...(isHtml &&
					dependencies.mode === 'production' && {
						'Content-Security-Policy': contentSecurityPolicy(body.toString(), {
							tagManagerScript: dependencies.tagManagerScript(),
							framedBy: isPreview(page) ? dependencies.studioOrigin : null,
						}),
					}),
			},
			etag: createHash('sha256').update(body).digest('base64url').slice(0, 22),
			bodies: await encodeAll(body, quality.page),
		};
	}

	return {
		/** Answers from the cache, before any framework has looked at the request; false where the page is not there. */
		answerFromCache(request: IncomingMessage, response: ServerResponse): boolean {
			if (request.method !== 'GET' && request.method !== 'HEAD') return false;
			const page = cache.get(readPageRequest(request).key);
			if (!page) return false;
			sendStored(request, response, page);
			return true;
		},

		async answer(request: IncomingMessage, response: ServerResponse) {
			const page = readPageRequest(request);
			const verdict = judgePath(page.pathname);
			if (verdict.kind === 'moved') {
				const query = request.url?.match(/\?.*$/)?.[0] ?? '';
				response.writeHead(301, { ...dependencies.headers, Location: verdict.to + query }).end();
			} else if (verdict.kind === 'unknown') {
				response.writeHead(302, { ...dependencies.headers, Location: '/' }).end();
			} else {
				sendStored(request, response, await render(request, page));
			}
		},
	};
}
