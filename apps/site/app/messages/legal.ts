import type { Language } from '@site/contract/language';

/** Texts around the legal pages, in a separate file so that other pages do not load them. */
const en = {
	updatedOn: (day: string) => `Last updated ${day}`,
	onThisPage: 'On this page',
};

const cn: typeof en = {
	updatedOn: (day) => `最近更新：${day}`,
	onThisPage: '本页内容',
};

export const legalWords: Record<Language, typeof en> = { en, cn };
