import type { Language } from '@site/contract/language';

/** The words of what is offered in place of something missing. The server says them; no page carries them. */
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
