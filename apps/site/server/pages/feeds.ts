import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isLanguage, type Language } from '@site/contract/language';
import { type ArticleKind, articleKinds } from '@site/contract/newsroom';
import type { Content } from '../content/content.ts';
import { newestArticles } from '../content/newsroom.ts';
import { remember } from '../content/remember.ts';
import { readAddress } from './address.ts';
import { atomFeed } from './atom.ts';
import { encodeAll, quality } from './compression.ts';
import { sendStored } from './send.ts';
import { type StoredAnswer, storedAnswer } from './stored-answer.ts';

type FeedsDependencies = { content: () => Content; publicUrl: string; headers: Record<string, string> };

const mostEntries = 50;

/** `/feeds/blog.xml` and `/feeds/press.xml`, in the language that the address names: made once for what is published. */
export function createFeeds({ content, publicUrl, headers }: FeedsDependencies) {
	const feeds = remember(articleKinds.length * 2, (current: Content, key: `${ArticleKind} ${Language}`) =>
		prepare(current, key),
	);

	async function prepare(current: Content, key: `${ArticleKind} ${Language}`): Promise<StoredAnswer> {
		const language = key.endsWith(' cn') ? 'cn' : 'en';
		const kind = key.startsWith('blog') ? 'blog' : 'press';
		const articles = newestArticles(current, { kind, count: mostEntries, language });
		const body = Buffer.from(atomFeed({ kind, language, articles, publicUrl }));
		return storedAnswer(
			200,
			{
				...headers,
				'Content-Type': 'application/atom+xml; charset=utf-8',
				'Cache-Control': 'public, max-age=300',
				'Content-Language': language === 'cn' ? 'zh-CN' : 'en',
				Vary: 'Accept-Encoding',
			},
			createHash('sha256').update(body).digest('base64url').slice(0, 22),
			await encodeAll(body, quality.page),
		);
	}

	return async function answer(request: IncomingMessage, response: ServerResponse, name: string, id: string) {
		const kind = articleKinds.find((each) => name === `${each}.xml`);
		if (!kind) {
			response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('Not found\n');
			return;
		}
		const asked = new URLSearchParams(readAddress(request.url).query).get('lang');
		const language: Language = isLanguage(asked) ? asked : 'en';
		sendStored(request, response, await feeds(content(), `${kind} ${language}`), id);
	};
}
