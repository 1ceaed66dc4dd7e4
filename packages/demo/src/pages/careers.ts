import { brand } from '@site/contract/brand';
import type { ComposedPage } from '@site/contract/pages';
import { picture } from '../pictures.ts';
import { cultureCards } from '../sections/culture-cards.ts';
import { recentNews } from '../sections/recent-news.ts';

export const careers: ComposedPage = {
	key: 'careers',
	title: { en: `Careers - ${brand.name}`, cn: `招贤纳士 - ${brand.name}` },
	description: {
		en: `Open positions at ${brand.company}, our benefits and the culture we work in.`,
		cn: `${brand.company} 的在招职位、员工福利与企业文化。`,
	},
	keywords: {
		en: 'careers, jobs, open positions, diagnostics jobs, San Diego, Atlanta',
		cn: '招贤纳士, 招聘, 在招职位, 诊断行业工作, 圣迭戈, 亚特兰大',
	},
	sections: [
		{
			kind: 'banner',
			eyebrow: { en: 'Careers', cn: '招贤纳士' },
			title: { en: 'Now Seeking: Innovative People', cn: '诚邀富有创意的你' },
			text: {
				en: 'Help us make tests that people can trust.',
				cn: '与我们一起，打造值得信赖的检测产品。',
			},
			picture: picture('careers'),
			actions: [],
		},
		{
			kind: 'benefits',
			tone: 'white',
			title: { en: 'What we offer', cn: '我们提供' },
			items: [
				{
					icon: 'health',
					title: { en: 'Health care', cn: '医疗保障' },
					text: {
						en: 'Health care benefits, explained in plain words before you start.',
						cn: '提供医疗保障福利，入职前即为您清楚说明。',
					},
				},
				{
					icon: 'retirement',
					title: { en: 'Retirement plans', cn: '退休计划' },
					text: {
						en: 'Retirement plans that help you save while you work.',
						cn: '退休计划，帮助您在工作期间积累储蓄。',
					},
				},
				{
					icon: 'growth',
					title: { en: 'Professional development', cn: '职业发展' },
					text: {
						en: 'Time and support to learn, at the bench and beyond it.',
						cn: '无论在实验台前还是之外，都有学习的时间与支持。',
					},
				},
			],
		},
		cultureCards('deep', { pictured: false }),
		recentNews('white'),
	],
};
