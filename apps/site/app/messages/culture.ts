import type { Language } from '@site/contract/language';

/** Texts of the culture pages, in a separate file so that other pages do not load them. */
const en = {
	next: 'Next',
	careers: 'Would you work like this?',
	positions: 'See open positions',
};

const cn: typeof en = {
	next: '下一篇',
	careers: '想和我们一起这样工作吗？',
	positions: '查看在招职位',
};

export const cultureWords: Record<Language, typeof en> = { en, cn };
