import type { FreePage } from '@site/contract/free-pages';
import { picture } from '../pictures.ts';

/** A campaign: a free page. */
export const respiratorySeason: FreePage = {
	id: 1,
	slug: 'campaigns/respiratory-season',
	title: { en: 'Ready for the Season', cn: '为呼吸道感染高发季做好准备' },
	description: {
		en: 'How a practice prepares for the busy months: what to order, where to keep it, and who to ask.',
		cn: '诊所如何为繁忙的月份做好准备：订购什么、如何存放、向谁咨询。',
	},
	keywords: { en: 'campaign, busy season, preparation', cn: '活动, 高峰季, 准备' },
	sections: [
		{
			kind: 'banner',
			eyebrow: { en: 'Campaign', cn: '专题活动' },
			title: { en: 'Ready for the Season', cn: '为呼吸道感染高发季做好准备' },
			text: {
				en: 'The waiting room fills up every winter. Two things to settle before it does.',
				cn: '每到冬季，候诊室总会坐满。提前安排好两件事。',
			},
			picture: picture('hands-phone-scan'),
			actions: [{ label: { en: 'Ask for a quote', cn: '询价' }, to: 'link:quoteForm', style: 'primary' }],
		},
		{
			kind: 'split',
			tone: 'white',
			title: { en: 'Order before the rush', cn: '在高峰前订购' },
			body: {
				en: '<p>Look at what you used last winter and add a fifth. A standing order comes in parts, so that nothing expires on the shelf.</p>',
				cn: '<p>回顾去年冬季的用量，再加两成。长期订单可分批到货，避免产品在货架上过期。</p>',
			},
			picture: picture('hands-pack-kit'),
			side: 'right',
			actions: [],
		},
		{
			kind: 'split',
			tone: 'pale',
			title: { en: 'Keep it where it lasts', cn: '妥善存放' },
			body: {
				en: '<p>Most tests keep at room temperature. What the box says counts: a shelf above a heater is not a place for it.</p>',
				cn: '<p>大多数检测产品可在室温下保存，以包装盒上的说明为准：暖气上方的架子不适合存放。</p>',
			},
			picture: picture('step-storage'),
			side: 'left',
			actions: [],
		},
		{
			kind: 'call',
			tone: 'deep',
			title: { en: 'Talk to us before winter', cn: '入冬前联系我们' },
			text: { en: 'We help you to plan amounts and deliveries.', cn: '我们协助您规划数量与交货。' },
			actions: [{ label: { en: 'Contact Us', cn: '联系我们' }, to: '/contact', style: 'primary' }],
		},
	],
};
