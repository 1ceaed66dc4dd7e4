import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Content } from '../content/content.ts';
import { remember } from '../content/remember.ts';
import { encoded, quality } from '../pages/compression.ts';
import { sendStored } from '../pages/send.ts';
import { type StoredAnswer, storedAnswer } from '../pages/stored-answer.ts';
import { manifest } from './manifest.ts';
import { publishedPages } from './published-pages.ts';
import { robotsTxt } from './robots.ts';
import { securityTxt } from './security-txt.ts';
import { sitemapAt } from './sitemap.ts';

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
		const text = sitemapAt(path, publishedPages(current, 'pages'), publicUrl);
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
