import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isPreviewToken, previewSeconds } from '@site/contract/preview-token';
import { ReleasePreview, releasePreviewPath } from '@site/contract/release-preview';
import { Snapshot, snapshotParts } from '@site/contract/snapshot';
import { z } from 'zod';
import { buildContent, type Content } from './content/content.ts';
import { type Overlay, withOverlay } from './content/with-overlay.ts';
import { readAddress } from './pages/address.ts';
import { releasePreviewWords } from './pages/release-preview-words.ts';
import { rememberedLanguage } from './remembered-language.ts';

/** A small limit, since each preview holds an index of the whole content. */
const mostPreviews = 3;
const cookieName = 'release-preview';
const keyInCookie = new RegExp(`(?:^|;)\\s*${cookieName}=([\\w-]{43})(?:;|$)`);

type Shown = { name: string; content: Content; until: number };
type Needs = {
	studio: { url: string; token: string } | null;
	/** The published content, before a preview is laid over it. */
	snapshot: () => Snapshot;
	/** Allows the pictures of the preview. */
	onShown: (overlay: object) => void;
	isSafe: boolean;
	now?: () => number;
};

const Unfit = z.object({ errors: z.array(z.object({ message: z.string().max(2000) })).max(100) });

function overlayOf(parts: ReleasePreview['parts']): Overlay {
	const names = snapshotParts.filter((name) => name in parts);
	return Object.fromEntries(names.map((name) => [name, Snapshot.shape[name].parse(parts[name])]));
}

/**
 * The site with a release laid over it, for the browser that opened a signed link: a cookie names the preview, so that
 * every page, list and search of that browser is answered from it until it ends.
 */
export function createReleasePreviews({ studio, snapshot, onShown, isSafe, now = Date.now }: Needs) {
	const shown = new Map<string, Shown>();
	const current = new AsyncLocalStorage<Shown>();

	function keep(preview: Shown): string {
		const key = randomBytes(32).toString('base64url');
		shown.set(key, preview);
		for (const oldest of shown.keys()) if (shown.size > mostPreviews) shown.delete(oldest);
		return key;
	}

	const cookie = (value: string, seconds: number) =>
		`${cookieName}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${isSafe ? '; Secure' : ''}`;
	const headers = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex', 'Referrer-Policy': 'no-referrer' };
	const say = (response: ServerResponse, status: number, text: string) =>
		response.writeHead(status, { ...headers, 'Content-Type': 'text/plain; charset=utf-8' }).end(`${text}\n`);

	async function ask(id: string, token: string) {
		const url = new URL('/api/preview/release', studio?.url);
		url.search = new URLSearchParams({ id, token }).toString();
		return fetch(url, {
			headers: { Authorization: `Bearer ${studio?.token}` },
			signal: AbortSignal.timeout(30_000),
			redirect: 'error',
		}).catch(() => null);
	}

	async function open(request: IncomingMessage, response: ServerResponse, query: string) {
		const words = releasePreviewWords[rememberedLanguage(request.headers.cookie) ?? 'en'];
		const asked = new URLSearchParams(query);
		const [id, token] = [asked.get('release') ?? '', asked.get('token') ?? ''];
		if (!studio || !isPreviewToken(studio.token, 'release', id, token)) return say(response, 403, words.expired);
		const answer = await ask(id, token);
		const said: unknown = await answer?.json().catch(() => null);
		const unfit = answer?.status === 422 ? Unfit.safeParse(said).data : undefined;
		if (unfit) return say(response, 422, [words.unfit, ...unfit.errors.map(({ message }) => message)].join('\n'));
		const preview = answer?.ok ? ReleasePreview.safeParse(said).data : undefined;
		if (!preview) return say(response, 502, words.unreachable);
		const overlay = overlayOf(preview.parts);
		onShown(overlay);
		const until = now() + previewSeconds * 1000;
		const key = keep({ name: preview.name, content: buildContent(withOverlay(snapshot(), overlay)), until });
		return response.writeHead(303, { ...headers, Location: '/', 'Set-Cookie': cookie(key, previewSeconds) }).end();
	}

	return {
		/** The preview that this browser has open. */
		of({ headers: { cookie: cookies = '' } }: IncomingMessage): Shown | null {
			const found = shown.get(keyInCookie.exec(cookies)?.[1] ?? '');
			return found && found.until > now() ? found : null;
		},
		/** Every request handled by `work` uses this preview. */
		within: <T>(preview: Shown, work: () => T): T => current.run(preview, work),
		current: (): Shown | null => current.getStore() ?? null,
		/** Opens and ends previews; undefined for any other path. */
		answer(request: IncomingMessage, response: ServerResponse): Promise<unknown> | true | undefined {
			const { path, query } = readAddress(request.url);
			if (path === releasePreviewPath) return open(request, response, query);
			if (path === `${releasePreviewPath}/end`) {
				response.writeHead(303, { ...headers, Location: '/', 'Set-Cookie': cookie('', 0) }).end();
				return true;
			}
			if (path !== `${releasePreviewPath}/bar.css`) return undefined;
			response.writeHead(200, { 'Content-Type': 'text/css; charset=utf-8', 'Cache-Control': 'no-cache' }).end(style);
			return true;
		},
	};
}

/** Separate styles: only visitors of a preview load them. */
const style = `.release-preview{position:fixed;inset:auto 0 0;z-index:1000;display:flex;flex-wrap:wrap;gap:4px 16px;justify-content:center;padding:8px 16px;background:#1b1b1b;color:#fff;font-size:14px;font-weight:600;line-height:1.4;overflow-wrap:anywhere}
.release-preview a{color:#fff;text-decoration:underline}
@media print{.release-preview{display:none}}
`;
