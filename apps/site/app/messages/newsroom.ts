import type { ArticleKind } from '@site/contract/article-kinds';
import { brand } from '@site/contract/brand';
import type { Language } from '@site/contract/language';

type ByKind = Record<ArticleKind, string>;

/** Texts of news lists, articles and feeds, in a separate file so that other pages do not load them. */
const en = {
	blog: 'Latest from our blog',
	press: 'Press releases',
	tabs: 'Kinds of blog posts',
	all: 'All',
	articles: 'Articles',
	loadMore: 'Load More',
	/** Names the list, for screen readers. */
	ofList: (list: string) => `: ${list}`,
	shown: (count: number, total: number) => (count < total ? `Showing ${count} of ${total}` : `All ${total} shown`),
	loading: 'Loading',
	nothing: 'Nothing is published here yet. Please look in again later.',
	subscribe: 'Atom feed',
	kinds: { blog: 'Blog', press: 'Press release' } as ByKind,
	feedTitle: { blog: `${brand.name} blog`, press: `${brand.name} press releases` } as ByKind,
	minutes: (minutes: number) => `${minutes} min read`,
	allNews: 'All news',
	share: 'Share',
	shareOn: {
		facebook: 'Share on Facebook',
		x: 'Share on X',
		linkedin: 'Share on LinkedIn',
		weibo: 'Share on Weibo',
		wechat: 'Share on WeChat',
	},
	code: 'QR code of this page',
	scan: {
		desktop: 'Scan this code with WeChat to share the page.',
		mobile: 'Save this code and open it in WeChat to share the page.',
	},
	copyLink: 'Copy link',
	linkCopied: 'The link is copied.',
	shareSheet: 'Share with another app',
	more: { blog: 'More from our blog', press: 'More press releases' } as ByKind,
	older: 'Previous',
	newer: 'Next',
	related: 'Related',
};

const cn: typeof en = {
	blog: '最新文章',
	press: '新闻稿',
	tabs: '文章分类',
	all: '全部',
	articles: '文章',
	loadMore: '加载更多',
	ofList: (list) => `：${list}`,
	shown: (count, total) => (count < total ? `已显示 ${count} 篇，共 ${total} 篇` : `共 ${total} 篇，已全部显示`),
	loading: '正在加载',
	nothing: '这里暂无内容，请稍后再来查看。',
	subscribe: 'Atom 订阅',
	kinds: { blog: '文章', press: '新闻稿' },
	feedTitle: { blog: `${brand.name} 文章`, press: `${brand.name} 新闻稿` },
	minutes: (minutes) => `阅读约 ${minutes} 分钟`,
	allNews: '全部新闻',
	share: '分享',
	shareOn: {
		facebook: '分享到 Facebook',
		x: '分享到 X',
		linkedin: '分享到领英',
		weibo: '分享到微博',
		wechat: '分享到微信',
	},
	code: '本页二维码',
	scan: {
		desktop: '打开微信“扫一扫”，分享本页',
		mobile: '保存二维码，在微信中识别后分享',
	},
	copyLink: '复制链接',
	linkCopied: '链接已复制。',
	shareSheet: '用其他应用分享',
	more: { blog: '更多文章', press: '更多新闻稿' },
	older: '上一篇',
	newer: '下一篇',
	related: '相关阅读',
};

export const newsroomWords: Record<Language, typeof en> = { en, cn };
