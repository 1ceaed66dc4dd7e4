import type { Language } from '@site/contract/language';
import type { MetaDescriptor } from 'react-router';
import { feedFolder } from '../destinations.ts';
import { noticeWords } from '../messages/notices.ts';
import type { Site } from './meta.ts';

/** The address of the feed with safety and product notices. */
export const noticesFeed = (language: Language): string =>
	`${feedFolder}notices.xml${language === 'en' ? '' : `?lang=${language}`}`;

/** The texts of the notices, for the feed and for pages that show notices. */
export const noticesIn = (language: Language) => noticeWords[language];

export const noticesFeedLink = ({ publicUrl, language }: Site): MetaDescriptor => ({
	tagName: 'link',
	rel: 'alternate',
	type: 'application/atom+xml',
	title: noticeWords[language].feedTitle,
	href: publicUrl + noticesFeed(language),
});
