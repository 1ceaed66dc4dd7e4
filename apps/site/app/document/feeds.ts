import type { ArticleKind } from '@site/contract/article-kinds';
import type { Language } from '@site/contract/language';
import type { MetaDescriptor } from 'react-router';
import { feedFolder } from '../destinations.ts';
import { newsroomWords } from '../messages/newsroom.ts';
import type { Site } from './meta.ts';

/** The address of a feed. English is the default. */
export const feedAddress = (kind: ArticleKind, language: Language): string =>
	`${feedFolder}${kind}.xml${language === 'en' ? '' : `?lang=${language}`}`;

export const feedTitle = (kind: ArticleKind, language: Language): string => newsroomWords[language].feedTitle[kind];
export const kindName = (kind: ArticleKind, language: Language): string => newsroomWords[language].kinds[kind];

/** `link` tags by which browsers and feed readers find the feeds. */
export const feedLinks = ({ publicUrl, language }: Site, kinds: readonly ArticleKind[]): MetaDescriptor[] =>
	kinds.map((kind) => ({
		tagName: 'link',
		rel: 'alternate',
		type: 'application/atom+xml',
		title: feedTitle(kind, language),
		href: publicUrl + feedAddress(kind, language),
	}));
