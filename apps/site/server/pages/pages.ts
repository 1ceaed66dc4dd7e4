import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import type { Route } from '../../app/route-table.ts';
import { visitContext } from '../../app/visit.ts';
import type { Visit } from '../visit.ts';
import { type PageVerdict, pathWithSlug } from './canonical-path.ts';
import { encodeAll, quality } from './compression.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import type { PageCache, StoredPage } from './page-cache.ts';
import { type PageRequest, plainKey, readPageRequest } from './page-request.ts';
import { scriptsLast } from './scripts-last.ts';
import { sendStored } from './send.ts';

export type PagesDependencies = {
	build: () => Promise<ServerBuild>;
	mode: 'production' | 'development';
	cache: PageCache;
	visit: (request: PageRequest) => Omit<Visit, 'report'>;
	/** The slug as it is spelled, for one in any letter case; null where there is no such item. */
	spelledSlug: (item: NonNullable<Route['slug']>, slug: string) => string | null;
	headers: Record<string, string>;
	tagManagerScript: () => string;
	studioOrigin: string | null;
	onRendered: (seconds: number) => void;
	onFailed: (error: unknown, requestId: string) => void;
};

/** A name with an ending is a file, and one that is not here. */
const looksLikeFile = /\.[a-z0-9]{1,8}$/i;

export function createPages(dependencies: PagesDependencies) {
	const { cache } = dependencies;

	async function render(request: IncomingMessage, response: ServerResponse, page: PageRequest): Promise<StoredPage> {
		const from = cache.generation();
		const started = performance.now();
		const context = new RouterContextProvider();
		const failures = new Set<unknown>();
		const report = (error: unknown) => {
			if (failures.has(error)) return;
			failures.add(error);
			dependencies.onFailed(error, String(response.getHeader('X-Request-Id')));
		};
		context.set(visitContext, { ...dependencies.visit(page), report });
		const handler = createRequestHandler(await dependencies.build(), dependencies.mode);
		const url = new URL(page.address, 'http://site.invalid');
		const rendered = await handler(new Request(url, { headers: { accept: request.headers.accept ?? '*/*' } }), context);
		const stored = await store(rendered, page);
		dependencies.onRendered((performance.now() - started) / 1000);
		const cacheable = stored.status === 200 && failures.size === 0 && !isPreview(page);
		if (cacheable && dependencies.mode === 'production') cache.set(page.key, stored, from);
		return stored;
	}

	async function store(response: Response, page: PageRequest): Promise<StoredPage> {
		const type = response.headers.get('content-type') ?? 'text/html';
		const isHtml = type.startsWith('text/html');
		const body = isHtml ? Buffer.from(scriptsLast(await response.text())) : Buffer.from(await response.arrayBuffer());
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

	/** Where the item is that the address names in another letter case (D10). */
	function respelled({ route, slug }: PageVerdict): string | null {
		if (!route.slug || slug === null) return null;
		const spelled = dependencies.spelledSlug(route.slug, slug);
		return spelled === null || spelled === slug ? null : pathWithSlug(route, spelled);
	}

	/** The router in the browser takes a redirect in these headers, and shows the new address. */
	function redirect(response: ServerResponse, status: number, to: string, isData: boolean) {
		if (isData) {
			response
				.writeHead(204, { ...dependencies.headers, 'X-Remix-Redirect': to, 'X-Remix-Status': String(status) })
				.end();
		} else {
			response.writeHead(status, { ...dependencies.headers, Location: to }).end();
		}
	}

	return {
		/** Answers from the cache, before any framework has looked at the request; false where the page is not there. */
		answerFromCache(request: IncomingMessage, response: ServerResponse): boolean {
			if (request.method !== 'GET' && request.method !== 'HEAD') return false;
			const page = cache.get(plainKey(request) ?? readPageRequest(request).key);
			if (!page) return false;
			sendStored(request, response, page);
			return true;
		},

		async answer(request: IncomingMessage, response: ServerResponse) {
			const page = readPageRequest(request);
			const { verdict, isData } = page;
			const moved = verdict.kind === 'page' ? respelled(verdict) : verdict.kind === 'moved' ? verdict.to : null;
			if (moved) {
				const query = request.url?.match(/\?.*$/)?.[0] ?? '';
				redirect(response, 301, moved + query, isData);
			} else if (verdict.kind === 'page') {
				sendStored(request, response, await render(request, response, page));
			} else if (!isData && looksLikeFile.test(page.address)) {
				response
					.writeHead(404, { ...dependencies.headers, 'Content-Type': 'text/plain; charset=utf-8' })
					.end('Not found\n');
			} else {
				redirect(response, 302, '/', isData);
			}
		},
	};
}

const isPreview = ({ verdict }: PageRequest) => verdict.kind === 'page' && verdict.route.preview === true;
