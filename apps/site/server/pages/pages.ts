import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { privacySignal } from '@site/contract/privacy-signal';
import { unescapeHtml } from '@site/contract/unescape-html';
import type { ServerBuild } from 'react-router';
import { countryCookie, languageCookie, viewCookie } from '../../app/client/layout.ts';
import type { Route } from '../../app/route-table.ts';
import { type PageVerdict, pathWithSlug } from './canonical-path.ts';
import { encoded, quality } from './compression.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { draftScript } from './draft-script.ts';
import { firstPictureAhead } from './first-picture.ts';
import { ownScripts } from './own-scripts.ts';
import type { PageCache } from './page-cache.ts';
import { type PageRequest, plainKey, readPageRequest } from './page-request.ts';
import { withReleaseBar } from './release-bar.ts';
import type { RenderQueue } from './render-queue.ts';
import { createRenderer, origin, type Rendered, type RendererDependencies } from './renderer.ts';
import { createRenewal } from './renewal.ts';
import { scriptsLast } from './scripts-last.ts';
import { sendStored } from './send.ts';
import { pageCacheHeaders } from './shared-cache.ts';
import { type StoredAnswer, storedAnswer } from './stored-answer.ts';
import { stylesOf, withStyles } from './styles-last.ts';

export type PagesDependencies = {
	build: () => Promise<ServerBuild>;
	mode: 'production' | 'development';
	cache: PageCache;
	queue: RenderQueue;
	visit: RendererDependencies['visit'];
	/** Key for counting a visitor's requests. */
	visitorOf: (request: IncomingMessage) => string;
	/** The slug in its canonical letter case; null if there is no such item, in the content with this draft. */
	spelledSlug: (item: NonNullable<Route['slug']>, slug: string, draft: string | null) => string | null;
	/** Whether a free page at this address was removed. */
	isGonePage: (slug: string, draft: string | null) => boolean;
	/** Whether the outcome of this form can still be shown. */
	knowsForm: (token: string) => boolean;
	/** Whether unsaved changes with this key can still be shown. */
	knowsDraft: (key: string) => boolean;
	headers: Record<string, string>;
	/** Whether visitors use https. */
	isSafe: boolean;
	/** Time for which a shared cache in front of the site may keep a page; 0 if there is none. */
	sharedCacheSeconds: number;
	tagManagerScript: () => string;
	/** The hosts from which films may be framed. */
	videoHosts: () => readonly string[];
	studioOrigin: string | null;
	onRendered: (seconds: number) => void;
	onFailed: (error: unknown, requestId: string) => void;
	/** Structured data for search engines, as HTML, for a page that has a canonical URL. */
	described: (page: PageRequest, url: string) => string;
	/** Digest of everything in a page that does not come from its loaders. */
	beside: (page: PageRequest, url: string | undefined) => string;
	/** The name of the release that this visitor previews; null for all others. */
	releaseShown: () => string | null;
	/** Responds when too many pages are being rendered. */
	onFull: (request: IncomingMessage, response: ServerResponse) => void;
};

type Moved = { address: string; status: number };

/** A page that exists in every release: redirects of data requests are rendered in its place. */
const dataOfHome = '/_.data';
/** Limit of renders while content changes faster than a page is rendered. */
const mostAttempts = 3;
/** An unknown path with a file extension gets a plain 404, not a redirect. */
const looksLikeFile = /\.[a-z0-9]{1,8}$/i;

export function createPages(dependencies: PagesDependencies) {
	const { cache, headers, queue } = dependencies;
	const render = createRenderer(dependencies);
	const underWay = new Map<string, Promise<StoredAnswer | null>>();

	/** Reads the request. The token of an expired form is ignored. */
	const asked = (request: IncomingMessage): PageRequest => {
		const page = readPageRequest(request);
		const knows = page.form !== null && dependencies.knowsForm(page.form);
		return knows ? { ...page, key: `${page.key} ${page.form}` } : { ...page, form: null };
	};

	/** Concurrent requests for the same page share one render. */
	function pageFor(request: IncomingMessage, page: PageRequest, id: string): Promise<StoredAnswer | null> {
		const make = () => queue.admit(dependencies.visitorOf(request), () => made(page, id));
		return isPreview(page) || dependencies.releaseShown() !== null ? make() : once(page.key, make);
	}

	function once(key: string, make: () => Promise<StoredAnswer | null>) {
		const running = underWay.get(key) ?? make().finally(() => underWay.delete(key));
		underWay.set(key, running);
		return running;
	}

	/** Rendered again if the content changed meanwhile, so that nobody gets outdated content. */
	async function made(page: PageRequest, id: string, attempt = 1): Promise<StoredAnswer> {
		const from = cache.generation();
		// A page that waits for the studio must not hold up the queue.
		const work = () => render(page, id);
		const rendered = await (isPreview(page) || waitsForStudio(page) ? work() : queue.inTurn(work));
		const stored = await store(rendered, page);
		if (cache.generation() !== from && attempt < mostAttempts) return made(page, id, attempt + 1);
		const isShared = !isPrivate(page) && dependencies.releaseShown() === null;
		const isKept = stored.status === 200 && !rendered.failed && isShared;
		if (isKept && dependencies.mode === 'production') keep(page, rendered, stored, from);
		return stored;
	}

	function keep(request: PageRequest, rendered: Rendered, stored: StoredAnswer, from: number) {
		const url = request.isData ? undefined : canonicalIn(rendered.body);
		cache.set({ stored, request, answers: rendered.answers(), url, beside: dependencies.beside(request, url) }, from);
	}

	async function store(rendered: Rendered, page: PageRequest): Promise<StoredAnswer> {
		const { status } = rendered;
		const release = dependencies.releaseShown();
		const type = rendered.headers.get('content-type') ?? 'text/html';
		const isHtml = type.startsWith('text/html');
		const { html, scripts } = ownScripts(
			inOrder(isHtml ? draftable(rendered.body, page, rendered.nonce) : '', rendered.nonce),
			rendered.nonce,
		);
		const whole =
			release === null ? described(html, page) : withReleaseBar(described(html, page), release, page.language);
		const styles = stylesOf(rendered.styles);
		const body = isHtml ? withStyles(whole, styles) : Buffer.from(rendered.body);
		const location = rendered.headers.get('location');
		const kept = [...rendered.headers].filter(([name]) => name.startsWith('x-'));
		return storedAnswer(
			status,
			{
				...headers,
				...Object.fromEntries(kept),
				...(location && { Location: location.replace(origin, '') }),
				'Content-Type': isHtml ? 'text/html; charset=utf-8' : type,
				...(isPrivate(page) || release !== null
					? { 'Cache-Control': 'no-store' }
					: pageCacheHeaders(status < 500 ? dependencies.sharedCacheSeconds : 0, page)),
				...((page.form || page.draft || isSecret(page) || release !== null) && { 'X-Robots-Tag': 'noindex' }),
				...((page.draft || isSecret(page)) && { 'Referrer-Policy': 'no-referrer' }),
				'Content-Language': page.language === 'cn' ? 'zh-CN' : 'en',
				Vary: 'Accept-Encoding, Cookie, User-Agent',
				...(isHtml &&
					dependencies.mode === 'production' && {
						'Content-Security-Policy': contentSecurityPolicy({
							scripts,
							styles: styles.hash,
							tagManagerScript: dependencies.tagManagerScript(),
							videoHosts: dependencies.videoHosts(),
							framedBy: isPreview(page) ? dependencies.studioOrigin : null,
						}),
					}),
			},
			createHash('sha256')
				.update(isHtml ? whole : body)
				.update(styles.hash)
				.digest('base64url')
				.slice(0, 22),
			await encoded(body, quality.page),
		);
	}

	/** A page with unsaved changes listens to the studio that frames it. */
	function draftable(html: string, { draft }: PageRequest, nonce: string): string {
		const { studioOrigin } = dependencies;
		if (!draft || !studioOrigin) return html;
		const end = html.lastIndexOf('</body>');
		return `${html.slice(0, end)}<script nonce="${nonce}">${draftScript(studioOrigin)}</script>${html.slice(end)}`;
	}

	/** Adds structured data at the end of a page that has a canonical URL. */
	function described(html: string, page: PageRequest): string {
		const url = page.draft ? undefined : canonicalIn(html);
		const end = html.lastIndexOf('</body>');
		return url ? html.slice(0, end) + dependencies.described(page, url) + html.slice(end) : html;
	}

	/** The canonical path, if the address spells the item's slug in another letter case (D10). */
	function respelled({ route, slug }: PageVerdict, draft: string | null): string | null {
		if (!route.slug || slug === null) return null;
		const spelled = dependencies.spelledSlug(route.slug, bareSlug(route, slug), draft);
		return spelled === null || spelled === slug ? null : pathWithSlug(route, spelled);
	}

	/**
	 * Any address may be that of a free page: the content is asked first, so that unknown addresses are not rendered.
	 */
	function isThere({ route, slug }: PageVerdict, draft: string | null): boolean {
		if (route.name !== 'FreePage' || slug === null) return true;
		const bare = bareSlug(route, slug);
		return dependencies.spelledSlug('page', bare, draft) !== null || dependencies.isGonePage(bare, draft);
	}

	function sendKept(key: string, request: IncomingMessage, response: ServerResponse, id: string): number | null {
		const kept = dependencies.releaseShown() === null ? cache.get(key) : undefined;
		return kept ? sendStored(request, response, kept, id) : null;
	}

	/** For data requests the redirect has to be in the router's own format: the root's middleware throws it. */
	async function redirect(request: IncomingMessage, response: ServerResponse, id: string, to: Moved) {
		const page = asked(request);
		if (!page.isData) return response.writeHead(to.status, { Location: to.address }).end();
		const rendered = await render({ ...page, address: dataOfHome }, id, to);
		return sendStored(request, response, await store(rendered, page), id);
	}

	const renewal = createRenewal(cache, (page) => once(page.key, () => made(page, 'renewal')));

	return {
		/** Call it after the content changed. */
		renew: renewal,

		/** Answers from the cache, before the framework handles the request; null if the page is not cached. */
		answerFromCache(request: IncomingMessage, response: ServerResponse, id: string): number | null {
			echoPrivacySignal(request, response);
			const plain = plainKey(request);
			if (plain !== null) return sendKept(plain, request, response, id);
			const page = asked(request);
			rememberChoices(response, page, dependencies.isSafe);
			return sendKept(page.key, request, response, id);
		},

		async answer(request: IncomingMessage, response: ServerResponse, id: string) {
			const page = asked(request);
			const { verdict, isData, draft } = page;
			if (draft !== null && !dependencies.knowsDraft(draft)) return refuseDraft(response);
			const moved = verdict.kind === 'page' ? respelled(verdict, draft) : verdict.kind === 'moved' ? verdict.to : null;
			if (moved) {
				const query = request.url?.match(/\?.*$/)?.[0] ?? '';
				await redirect(request, response, id, { address: moved + query, status: 301 });
			} else if (verdict.kind === 'page' && isThere(verdict, draft)) {
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

/** Free pages are also found with a slash at the end. */
const bareSlug = ({ name }: Route, slug: string) => (name === 'FreePage' ? slug.replace(/\/+$/, '') : slug);

const year = 31_536_000;

/** Stores a language, a country or a view of lists that the address asks for in the visitor's cookies (D26). */
function rememberChoices(
	response: ServerResponse,
	{ newLanguage, newCountry, newView, verdict }: PageRequest,
	isSafe: boolean,
) {
	if (verdict.kind !== 'page') return;
	const cookie = (name: string, value: string, seconds: number) =>
		`${name}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${isSafe ? '; Secure' : ''}`;
	const cookies = [
		...(newLanguage === null ? [] : [cookie(languageCookie, newLanguage, year)]),
		...(newCountry === null ? [] : [cookie(countryCookie, newCountry, newCountry ? year : 0)]),
		...(newView === null ? [] : [cookie(viewCookie, newView, newView ? year : 0)]),
	];
	if (cookies.length > 0) response.setHeader('Set-Cookie', cookies);
}

/** Scripts cannot read request headers but can read `Server-Timing`. Set per response, never in the cached copy. */
function echoPrivacySignal({ headers }: IncomingMessage, response: ServerResponse) {
	if (headers['sec-gpc'] === '1') response.setHeader('Server-Timing', privacySignal);
}

/** Pages that no cache may keep, neither ours nor a shared one. */
const isPrivate = (page: PageRequest) => isPreview(page) || isSecret(page) || page.form !== null;

const isSecret = ({ verdict }: PageRequest) => verdict.kind === 'page' && verdict.route.secret === true;

const waitsForStudio = ({ verdict }: PageRequest) => verdict.kind === 'page' && verdict.route.waits === true;

const isPreview = ({ verdict, draft }: PageRequest) =>
	draft !== null || (verdict.kind === 'page' && verdict.route.preview === true);

/** The key is forged, or its draft has ended. */
function refuseDraft(response: ServerResponse) {
	const headers = {
		'Content-Type': 'text/plain; charset=utf-8',
		'Cache-Control': 'no-store',
		'X-Robots-Tag': 'noindex',
	};
	response.writeHead(404, headers).end('There is no such preview, or it has ended: type on in the studio\n');
}

function canonicalIn(html: string): string | undefined {
	const written = html.match(/<link rel="canonical" href="([^"]+)"/)?.[1];
	// A copy: a part of the page would keep the whole of it in memory as long as it is kept itself.
	return written && Buffer.from(unescapeHtml(written)).toString();
}

/** Requests for the visible parts come first. */
const inOrder = (html: string, nonce: string) => scriptsLast(firstPictureAhead(html), nonce);
