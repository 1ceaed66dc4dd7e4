import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { brand } from '@site/contract/brand';
import { wireBase } from '@site/contract/wire';
import { routeTable } from '../../app/route-table.ts';
import type { Content } from '../content/content.ts';
import { remember } from '../content/remember.ts';
import { encoded, quality } from '../pages/compression.ts';
import { sendStored } from '../pages/send.ts';
import { type StoredAnswer, storedAnswer } from '../pages/stored-answer.ts';
import { publishedPages } from './published-pages.ts';
import { sitemapAt } from './sitemap.ts';

const day = 24 * 60 * 60 * 1000;
/** It is generated every day, so the expiry date is never reached. */
const validDays = 180;

/** The contact for reports of vulnerabilities (RFC 9116). */
function securityTxt({ email, publicUrl, today }: { email: string; publicUrl: string; today: string }): string {
	const expires = new Date(Date.parse(today) + validDays * day).toISOString();
	return [
		`Contact: mailto:${email}`,
		`Contact: ${publicUrl}/contact`,
		`Expires: ${expires}`,
		'Preferred-Languages: en, zh',
		`Canonical: ${publicUrl}/.well-known/security.txt`,
		'',
	].join('\n');
}

/** Excludes calls, previews, and filtered views that do not count as pages (D27). */
function robotsTxt(publicUrl: string): string {
	const previews = routeTable.filter(({ preview }) => preview).map(({ path }) => path.replace(/:.*/, ''));
	const views = routeTable.flatMap(({ path, views = [] }) =>
		views.map((name) => `${path.replace(/:.*/, '*')}?*${name}=`),
	);
	return [
		'User-agent: *',
		...[wireBase.replace(/[^/]+$/, ''), ...previews, ...views].map((path) => `Disallow: ${path}`),
		'',
		`Sitemap: ${publicUrl}/sitemap.xml`,
		'',
	].join('\n');
}

/** The web app manifest. */
const manifest = (): string =>
	JSON.stringify({
		id: '/',
		name: brand.company,
		short_name: brand.name,
		start_url: '/',
		scope: '/',
		display: 'browser',
		background_color: '#ffffff',
		theme_color: '#0b2b3a',
		icons: [
			{ src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
			{ src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
			{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
		],
	});

type SearchEngineFilesDependencies = {
	content: () => Content;
	publicUrl: string;
	today: () => string;
	headers: Record<string, string>;
};

type File = { type: string; text: string };

const types = {
	text: 'text/plain; charset=utf-8',
	xml: 'application/xml; charset=utf-8',
	manifest: 'application/manifest+json',
};

/**
 * The well-known files for search engines, browsers and security researchers. Built once for each version of the
 * content.
 */
export function createSearchEngineFiles({ content, publicUrl, today, headers }: SearchEngineFilesDependencies) {
	function fileAt(current: Content, path: string, day: string): File | null {
		if (path === '/robots.txt') return { type: types.text, text: robotsTxt(publicUrl) };
		if (path === '/site.webmanifest') return { type: types.manifest, text: manifest() };
		if (path === '/.well-known/security.txt') {
			const { email } = current.snapshot.settings;
			return { type: types.text, text: securityTxt({ email, publicUrl, today: day }) };
		}
		const text = sitemapAt(path, publishedPages(current), publicUrl);
		return text === null ? null : { type: types.xml, text };
	}

	const files = remember(20, async (current: Content, key: string): Promise<StoredAnswer | null> => {
		const [path = '', day = ''] = key.split(' ');
		const file = fileAt(current, path, day);
		if (!file) return null;
		const body = Buffer.from(file.text);
		return storedAnswer(
			200,
			{ ...headers, 'Content-Type': file.type, 'Cache-Control': 'public, max-age=3600', Vary: 'Accept-Encoding' },
			createHash('sha256').update(body).digest('base64url').slice(0, 22),
			await encoded(body, quality.page),
		);
	});

	return async (request: IncomingMessage, response: ServerResponse, path: string, id: string): Promise<boolean> => {
		if (!knownPath.test(path)) return false;
		const file = await files(content(), `${path} ${today()}`);
		if (file) sendStored(request, response, file, id);
		return file !== null;
	};
}

const knownPath = /^\/(?:robots\.txt|site\.webmanifest|\.well-known\/security\.txt|sitemap(?:-\d{1,4})?\.xml)$/;
