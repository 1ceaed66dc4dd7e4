import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { privacySignal } from '@site/contract/privacy-signal';
import type { ServerBuild } from 'react-router';
import { languageCookie } from '../../app/client/layout.ts';
import type { Route } from '../../app/route-table.ts';
import { type PageVerdict, pathWithSlug } from './canonical-path.ts';
import { encodeAll, quality } from './compression.ts';
import { createCompressor } from './compressor.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { firstPictureAhead } from './first-picture.ts';
import { ownScripts } from './own-scripts.ts';
import type { PageCache } from './page-cache.ts';
import { type PageRequest, plainKey, readPageRequest } from './page-request.ts';
import type { RenderQueue } from './render-queue.ts';
import { createRenderer, origin, type Rendered, type RendererDependencies } from './renderer.ts';
import { createRenewal } from './renewal.ts';
import { scriptsLast } from './scripts-last.ts';
import { sendStored } from './send.ts';
import { pageCacheHeaders } from './shared-cache.ts';
import { type StoredAnswer, storedAnswer } from './stored-answer.ts';

export type PagesDependencies = {
	build: () => Promise<ServerBuild>;
	mode: 'production' | 'development';
	cache: PageCache;
	queue: RenderQueue;
	visit: RendererDependencies['visit'];
	/** Whose request this is, for counting. */
	visitorOf: (request: IncomingMessage) => string;
	/** The slug as it is spelled, for one in any letter case; null where there is no such item. */
	spelledSlug: (item: NonNullable<Route['slug']>, slug: string) => string | null;
	/** Whether what became of this form can still be shown. */
	knowsForm: (token: string) => boolean;
	headers: Record<string, string>;
	/** Visitors come by https. */
	isSafe: boolean;
	/** How long a cache in front may keep a page; 0: there is none. */
	sharedCacheSeconds: number;
	tagManagerScript: () => string;
	/** Where films elsewhere may be framed from. */
	videoHosts: () => readonly string[];
	studioOrigin: string | null;
	onRendered: (seconds: number) => void;
	onFailed: (error: unknown, requestId: string) => void;
	/** What a page at an address of its own says to search engines, as HTML. */
	described: (page: PageRequest, url: string) => string;
	/** A digest of all in a page that its loaders did not ask for. */
	beside: (page: PageRequest, url: string | undefined) => string;
	/** Answers who comes while too many pages are being made. */
	onFull: (request: IncomingMessage, response: ServerResponse) => void;
};

type Moved = { address: string; status: number };

/** The data of the one page that every release has; a redirect is answered in its place. */
const dataOfHome = '/_.data';
/** A name with an ending is a file, and one that is not here. */
const looksLikeFile = /\.[a-z0-9]{1,8}$/i;

export function createPages(dependencies: PagesDependencies) {
	const { cache, headers, queue } = dependencies;
	const render = createRenderer(dependencies);
	const compressor = createCompressor(cache, () => queue.underWay() === 0);
	const underWay = new Map<string, Promise<StoredAnswer | null>>();

	/** A form that is not known any more makes no page of its own. */
	const asked = (request: IncomingMessage): PageRequest => {
		const page = readPageRequest(request);
		const knows = page.form !== null && dependencies.knowsForm(page.form);
		return knows ? { ...page, key: `${page.key} ${page.form}` } : { ...page, form: null };
	};

	/** A page that several ask for at once is made once. */
	function pageFor(request: IncomingMessage, page: PageRequest, id: string): Promise<StoredAnswer | null> {
		const make = () => queue.admit(dependencies.visitorOf(request), () => made(page, id));
		return isPreview(page) ? make() : once(page.key, make);
	}

	function once(key: string, make: () => Promise<StoredAnswer | null>) {
		const running = underWay.get(key) ?? make().finally(() => underWay.delete(key));
		underWay.set(key, running);
		return running;
	}

	async function made(page: PageRequest, id: string): Promise<StoredAnswer> {
		const from = cache.generation();
		// What is not public yet comes from the studio: nobody else waits for that.
		const work = () => render(page, id);
		const rendered = await (isPreview(page) ? work() : queue.inTurn(work));
		const stored = await store(rendered, page);
		const isKept = stored.status === 200 && !rendered.failed && !isPrivate(page);
		if (isKept && dependencies.mode === 'production') keep(page, rendered, stored, from);
		return stored;
	}

	function keep(request: PageRequest, rendered: Rendered, stored: StoredAnswer, from: number) {
		const url = request.isData ? undefined : canonicalIn(rendered.body.toString());
		cache.set({ stored, request, answers: rendered.answers(), url, beside: dependencies.beside(request, url) }, from);
		compressor.improve(request.key, stored);
	}

	async function store(rendered: Rendered, page: PageRequest): Promise<StoredAnswer> {
		const { status } = rendered;
		const type = rendered.headers.get('content-type') ?? 'text/html';
		const isHtml = type.startsWith('text/html');
		const { html, scripts } = ownScripts(
			inOrder(isHtml ? rendered.body.toString() : '', rendered.nonce),
			rendered.nonce,
		);
		const body = isHtml ? Buffer.from(described(html, page)) : rendered.body;
		const location = rendered.headers.get('location');
		const kept = [...rendered.headers].filter(([name]) => name.startsWith('x-'));
		return storedAnswer(
			status,
			{
				...headers,
				...Object.fromEntries(kept),
				...(location && { Location: location.replace(origin, '') }),
				'Content-Type': isHtml ? 'text/html; charset=utf-8' : type,
				...(isPrivate(page)
					? { 'Cache-Control': 'no-store' }
					: pageCacheHeaders(status < 500 ? dependencies.sharedCacheSeconds : 0, page)),
				...((page.form || isSecret(page)) && { 'X-Robots-Tag': 'noindex' }),
				...(isSecret(page) && { 'Referrer-Policy': 'no-referrer' }),
				'Content-Language': page.language === 'cn' ? 'zh-CN' : 'en',
				Vary: 'Accept-Encoding, Cookie, User-Agent',
				...(isHtml &&
					dependencies.mode === 'production' && {
						'Content-Security-Policy': contentSecurityPolicy(html, {
							scripts,
							tagManagerScript: dependencies.tagManagerScript(),
							videoHosts: dependencies.videoHosts(),
							framedBy: isPreview(page) ? dependencies.studioOrigin : null,
						}),
					}),
			},
			createHash('sha256').update(body).digest('base64url').slice(0, 22),
			await encodeAll(body, quality.quick),
		);
	}

	/** A page that search engines know has its address in its head; behind everything else it says what it is. */
	function described(html: string, page: PageRequest): string {
		const url = canonicalIn(html);
		const end = html.lastIndexOf('</body>');
		return url ? html.slice(0, end) + dependencies.described(page, url) + html.slice(end) : html;
	}

	/** Where the item is that the address names in another letter case (D10). */
	function respelled({ route, slug }: PageVerdict): string | null {
		if (!route.slug || slug === null) return null;
		const spelled = dependencies.spelledSlug(route.slug, slug);
		return spelled === null || spelled === slug ? null : pathWithSlug(route, spelled);
	}

	function sendKept(key: string, request: IncomingMessage, response: ServerResponse, id: string): number | null {
		const kept = cache.get(key);
		return kept ? sendStored(request, response, kept, id) : null;
	}

	/** The router in the browser gets a redirect in the router's own words: the root's middleware throws it. */
	async function redirect(request: IncomingMessage, response: ServerResponse, id: string, to: Moved) {
		const page = asked(request);
		if (!page.isData) return response.writeHead(to.status, { Location: to.address }).end();
		const rendered = await render({ ...page, address: dataOfHome }, id, to);
		return sendStored(request, response, await store(rendered, page), id);
	}

	const renewal = createRenewal(cache, (page) => once(page.key, () => made(page, 'renewal')));

	return {
		/** To be called when there is other content. */
		renew: renewal,

		/** Answers from the cache, before any framework has looked at the request; null where the page is not there. */
		answerFromCache(request: IncomingMessage, response: ServerResponse, id: string): number | null {
			echoPrivacySignal(request, response);
			const plain = plainKey(request);
			if (plain !== null) return sendKept(plain, request, response, id);
			const page = asked(request);
			rememberLanguage(response, page, dependencies.isSafe);
			return sendKept(page.key, request, response, id);
		},

		async answer(request: IncomingMessage, response: ServerResponse, id: string) {
			const page = asked(request);
			const { verdict, isData } = page;
			const moved = verdict.kind === 'page' ? respelled(verdict) : verdict.kind === 'moved' ? verdict.to : null;
			if (moved) {
				const query = request.url?.match(/\?.*$/)?.[0] ?? '';
				await redirect(request, response, id, { address: moved + query, status: 301 });
			} else if (verdict.kind === 'page') {
				const stored = await pageFor(request, page, id);
				if (stored) sendStored(request, response, stored, id);
				else dependencies.onFull(request, response);
			} else if (!isData && looksLikeFile.test(page.address)) {
				response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('Not found\n');
			} else {
				const address = page.newLanguage ? `/?lang=${page.newLanguage}` : '/';
				await redirect(request, response, id, { address, status: 302 });
			}
		},
	};
}

/** A language in the address stays while one walks on (D26). */
function rememberLanguage(response: ServerResponse, { newLanguage, verdict }: PageRequest, isSafe: boolean) {
	if (newLanguage === null || verdict.kind !== 'page') return;
	const cookie = `${languageCookie}=${newLanguage}; Path=/; Max-Age=31536000; SameSite=Lax`;
	response.setHeader('Set-Cookie', isSafe ? `${cookie}; Secure` : cookie);
}

/** Scripts cannot read what was asked with a page, but what came with it; it belongs to no copy that is kept. */
function echoPrivacySignal({ headers }: IncomingMessage, response: ServerResponse) {
	if (headers['sec-gpc'] === '1') response.setHeader('Server-Timing', privacySignal);
}

/** Never kept, here or on the way. */
const isPrivate = (page: PageRequest) => isPreview(page) || isSecret(page) || page.form !== null;

const isSecret = ({ verdict }: PageRequest) => verdict.kind === 'page' && verdict.route.secret === true;

const isPreview = ({ verdict }: PageRequest) => verdict.kind === 'page' && verdict.route.preview === true;

const canonicalIn = (html: string): string | undefined =>
	html.match(/<link rel="canonical" href="([^"]+)"/)?.[1]?.replaceAll('&amp;', '&');

/** What is seen first is asked for first. */
const inOrder = (html: string, nonce: string) => scriptsLast(firstPictureAhead(html), nonce);
