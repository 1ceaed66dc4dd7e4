import type { Language } from '@site/contract/language';

/** The words of the culture pages. Other pages do without them, and so need not carry them. */
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
