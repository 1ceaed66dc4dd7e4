import { pageKeys } from '@site/contract/pages';
import { pageSections } from '../blocks/section-blocks.ts';
import { tab } from '../fields/codec.ts';
import { choice, words } from '../fields/field.ts';
import { searchEngines } from '../fields/search-engines.ts';
import type { Said } from '../words/said.ts';
import { defineContent } from './define-content.ts';

const pageNames: Record<(typeof pageKeys)[number], Said> = {
	home: { en: 'home', zh: '首页' },
	'supply-chain': { en: 'supply-chain', zh: '供应链' },
	'contract-manufacturing': { en: 'contract-manufacturing', zh: '委托生产' },
	'contract-manufacturing-supply-chain': { en: 'contract-manufacturing-supply-chain', zh: '委托生产与供应链' },
	about: { en: 'about', zh: '关于我们' },
	partnering: { en: 'partnering', zh: '合作' },
	'media-room': { en: 'media-room', zh: '媒体中心' },
	contact: { en: 'contact', zh: '联系我们' },
	search: { en: 'search', zh: '搜索' },
	careers: { en: 'careers', zh: '招聘' },
	'careers-apply': { en: 'careers-apply', zh: '求职申请' },
	products: { en: 'products', zh: '产品' },
	resources: { en: 'resources', zh: '资料' },
	events: { en: 'events', zh: '活动' },
	culture: { en: 'culture', zh: '企业文化' },
	'privacy-policy': { en: 'privacy-policy', zh: '隐私政策' },
	'terms-and-conditions': { en: 'terms-and-conditions', zh: '使用条款' },
	accessibility: { en: 'accessibility', zh: '无障碍' },
	'anti-bribery-policy': { en: 'anti-bribery-policy', zh: '反贿赂政策' },
	'become-a-distributor': { en: 'become-a-distributor', zh: '成为经销商' },
	'free-sample-kit': { en: 'free-sample-kit', zh: '免费样品盒' },
	newsletter: { en: 'newsletter', zh: '电子通讯' },
	'scientific-strategy-board': { en: 'scientific-strategy-board', zh: '科学战略委员会' },
};

export const pages = defineContent('pages', 'pages', {
	labels: { singular: { en: 'Page', zh: '页面' }, plural: { en: 'Pages', zh: '页面' } },
	fixed: { place: 'key', count: pageKeys.length },
	drafts: true,
	defaultSort: 'id',
	sort: 'id',
	madeOf: ['reusable-sections'],
	admin: {
		group: { en: 'Pages', zh: '页面' },
		useAsTitle: 'title',
		defaultColumns: ['title', 'key', '_status', 'updatedAt'],
		description: {
			en: 'The pages that the site always has, each a list of sections: add, change, drag them. Lists of products, jobs or results show between them by themselves.',
			zh: '网站固定的页面，每页由一组版块组成：可新增、修改、拖动。产品、职位或结果列表会自动显示在版块之间。',
		},
	},
	fields: {
		key: choice(pageNames, {
			label: { en: 'Page', zh: '页面' },
			required: true,
			unique: true,
			sidebar: true,
			help: { en: 'The page of the site that this is. One of each.', zh: '对应网站的哪个页面。每页一份。' },
		}),
		...tab({ en: 'Sections', zh: '版块' }, { sections: pageSections }),
		...tab(
			{ en: 'Search engines', zh: '搜索引擎' },
			{
				title: words({ label: { en: 'Browser title', zh: '浏览器标题' }, required: true }),
				...searchEngines,
			},
		),
	},
});
