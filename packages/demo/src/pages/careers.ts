import { brand } from '@site/contract/brand';
import type { ComposedPage } from '@site/contract/pages';
import { scene } from '../drawn-people.ts';
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
		en: 'careers, jobs, how to apply, application, employee benefits, open positions, diagnostics jobs, San Diego, Atlanta',
		cn: '招贤纳士, 招聘, 如何申请, 应聘流程, 员工福利, 在招职位, 诊断行业工作, 圣迭戈, 亚特兰大',
	},
	sections: [
		{
			kind: 'banner',
			eyebrow: { en: 'Careers', cn: '招贤纳士' },
			title: { en: 'Now Seeking: Innovative People', cn: '诚聘富有创意的人才' },
			text: {
				en: 'Help us make tests that people can trust.',
				cn: '与我们一起，打造值得信赖的检测产品。',
			},
			picture: scene('careers'),
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
						en: 'Medical, dental and vision plans for you and your family, explained in plain words before you sign.',
						cn: '为您与家人提供医疗、牙科与视力保障，签约前即清楚说明。',
					},
				},
				{
					icon: 'retirement',
					title: { en: 'Retirement plans', cn: '退休计划' },
					text: {
						en: 'A retirement plan with a contribution from us, and someone to ask how to use it.',
						cn: '公司参与缴存的退休计划，并有专人为您解答。',
					},
				},
				{
					icon: 'growth',
					title: { en: 'Professional development', cn: '职业发展' },
					text: {
						en: 'Courses, conferences and time at another team’s bench; the first plan is made in your first month.',
						cn: '课程、会议以及跨团队实践；入职首月即制定第一份发展计划。',
					},
				},
			],
		},
		cultureCards('deep', { pictured: true }),
		recentNews('white'),
	],
};
