import { brand } from '@site/contract/brand';
import type { ComposedPage } from '@site/contract/pages';
import { picture } from '../pictures.ts';

export const search: ComposedPage = {
	key: 'search',
	title: { en: `Search - ${brand.name}`, cn: `搜索 - ${brand.name}` },
	description: {
		en: `Search the products, events and articles of ${brand.company}.`,
		cn: `搜索 ${brand.company} 的产品、活动与文章。`,
	},
	keywords: { en: 'search, products, events, articles', cn: '搜索, 产品, 活动, 文章' },
	sections: [
		{
			kind: 'banner',
			title: { en: 'Search', cn: '搜索' },
			text: {
				en: 'Products, articles, events, documents, jobs and pages: by name, by catalog number or in your own words.',
				cn: '输入名称、货号或您的问题，查找产品、文章、活动、文件、职位与页面。',
			},
			picture: picture('search-grid'),
			actions: [],
		},
	],
};
