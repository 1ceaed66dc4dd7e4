import { brand } from '@site/contract/brand';
import type { Language } from '@site/contract/language';
import type { ArticleKind } from '@site/contract/newsroom';

type ByKind = Record<ArticleKind, string>;

/** The words of the news, of an article and of the feeds. Other pages do without them, and so need not carry them. */
const en = {
	blog: 'Latest from our blog',
	press: 'Press releases',
	tabs: 'Kinds of blog posts',
	all: 'All',
	articles: 'Articles',
	loadMore: 'Load More',
	shown: (count: number, total: number) => (count < total ? `Showing ${count} of ${total}` : `All ${total} shown`),
	loading: 'Loading',
	nothing: 'Nothing here yet.',
	subscribe: 'Atom feed',
	kinds: { blog: 'Blog', press: 'Press release' } as ByKind,
	feedTitle: { blog: `${brand.name} blog`, press: `${brand.name} press releases` } as ByKind,
	minutes: (minutes: number) => `${minutes} min read`,
	allNews: 'All news',
	share: 'Share',
	shareOn: {
		social: 'Share on the social network',
		microblog: 'Share on the microblog',
		professional: 'Share on the professional network',
	},
	more: { blog: 'More from our blog', press: 'More press releases' } as ByKind,
	older: 'Previous',
	newer: 'Next',
	related: 'Related',
};

const cn: typeof en = {
	blog: '最新博客',
	press: '新闻稿',
	tabs: '博客分类',
	all: '全部',
	articles: '文章',
	loadMore: '加载更多',
	shown: (count, total) => (count < total ? `已显示 ${count} 篇，共 ${total} 篇` : `共 ${total} 篇，已全部显示`),
	loading: '正在加载',
	nothing: '暂无内容。',
	subscribe: 'Atom 订阅',
	kinds: { blog: '博客', press: '新闻稿' },
	feedTitle: { blog: `${brand.name} 博客`, press: `${brand.name} 新闻稿` },
	minutes: (minutes) => `阅读约 ${minutes} 分钟`,
	allNews: '全部新闻',
	share: '分享',
	shareOn: {
		social: '分享到社交网络',
		microblog: '分享到微博客',
		professional: '分享到职业社交网络',
	},
	more: { blog: '更多博客', press: '更多新闻稿' },
	older: '上一篇',
	newer: '下一篇',
	related: '相关阅读',
};

export const newsroomWords: Record<Language, typeof en> = { en, cn };
