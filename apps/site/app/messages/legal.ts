import type { Language } from '@site/contract/language';

/** The words of the legal texts. Other pages do without them, and so need not carry them. */
const en = {
	updatedOn: (day: string) => `Last updated ${day}`,
	onThisPage: 'On this page',
};

const cn: typeof en = {
	updatedOn: (day) => `最近更新：${day}`,
	onThisPage: '本页内容',
};

export const legalWords: Record<Language, typeof en> = { en, cn };
