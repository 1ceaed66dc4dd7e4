import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { articleKinds } from '@site/contract/article-kinds';
import { isLanguage, type Language } from '@site/contract/language';
import type { Content } from '../content/content.ts';
import { newestArticles } from '../content/newsroom.ts';
import { noticesInFull } from '../content/notices.ts';
import { remember } from '../content/remember.ts';
import { readAddress } from './address.ts';
import { atomFeed } from './atom.ts';
import { atomNotices } from './atom-notices.ts';
import { encoded, quality } from './compression.ts';
import { sendStored } from './send.ts';
import { type StoredAnswer, storedAnswer } from './stored-answer.ts';

type FeedsDependencies = { content: () => Content; publicUrl: string; headers: Record<string, string> };

const mostEntries = 50;

const feedNames = [...articleKinds, 'notices'] as const;
type FeedName = (typeof feedNames)[number];

/** `/feeds/blog.xml`, `/feeds/press.xml` and `/feeds/notices.xml`, in the language of the address. Built once for each version of the content. */
export function createFeeds({ content, publicUrl, headers }: FeedsDependencies) {
	const feeds = remember(feedNames.length * 2, (current: Content, key: `${FeedName} ${Language}`) =>
		prepare(current, key),
	);

	function written(current: Content, name: FeedName, language: Language): string {
		if (name === 'notices') return atomNotices({ language, notices: noticesInFull(current, language), publicUrl });
		const articles = newestArticles(current, { kind: name, count: mostEntries, language });
		return atomFeed({ kind: name, language, articles, publicUrl });
	}

	async function prepare(current: Content, key: `${FeedName} ${Language}`): Promise<StoredAnswer> {
		const language = key.endsWith(' cn') ? 'cn' : 'en';
		const name = feedNames.find((each) => key.startsWith(`${each} `)) ?? 'blog';
		const body = Buffer.from(written(current, name, language));
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
			await encoded(body, quality.page),
		);
	}

	return async function answer(request: IncomingMessage, response: ServerResponse, name: string, id: string) {
		const feed = feedNames.find((each) => name === `${each}.xml`);
		if (!feed) {
			response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('Not found\n');
			return;
		}
		const asked = new URLSearchParams(readAddress(request.url).query).get('lang');
		const language: Language = isLanguage(asked) ? asked : 'en';
		sendStored(request, response, await feeds(content(), `${feed} ${language}`), id);
	};
}
