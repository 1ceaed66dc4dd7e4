import type { Language } from '@site/contract/language';
import type { MetaDescriptor } from 'react-router';
import { feedFolder } from '../destinations.ts';
import { noticeWords } from '../messages/notices.ts';
import type { Site } from './meta.ts';

/** Where safety and product notices can be subscribed to. */
export const noticesFeed = (language: Language): string =>
	`${feedFolder}notices.xml${language === 'en' ? '' : `?lang=${language}`}`;

/** The words of the notices, for their feed and for where they stand on the site. */
export const noticesIn = (language: Language) => noticeWords[language];

export const noticesFeedLink = ({ publicUrl, language }: Site): MetaDescriptor => ({
	tagName: 'link',
	rel: 'alternate',
	type: 'application/atom+xml',
	title: noticeWords[language].feedTitle,
	href: publicUrl + noticesFeed(language),
});
