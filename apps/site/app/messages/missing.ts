import type { Language } from '@site/contract/language';

/** Texts of the suggestions in place of a missing item. Only the server uses them, so no bundle contains them. */
const en = {
	heading: 'You may have been looking for',
	others: 'Others to look at',
	all: { article: 'See all news', event: 'See all events', notice: 'See all notices', product: 'See all products' },
};

const cn: typeof en = {
	heading: '您可能在找',
	others: '您也可以看看',
	all: { article: '查看全部新闻', event: '查看全部活动', notice: '查看全部通告', product: '查看全部产品' },
};

export const missingWords: Record<Language, typeof en> = { en, cn };
