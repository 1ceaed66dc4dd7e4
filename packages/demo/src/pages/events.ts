import { brand } from '@site/contract/brand';
import type { ComposedPage } from '@site/contract/pages';
import { picture } from '../pictures.ts';

export const events: ComposedPage = {
	key: 'events',
	title: { en: `Events - ${brand.name}`, cn: `活动 - ${brand.name}` },
	description: {
		en: `Trade shows and congresses where you can meet ${brand.company}: dates, places and booth numbers.`,
		cn: `在展会与学术会议上与 ${brand.company} 见面：时间、地点与展位号。`,
	},
	keywords: {
		en: 'events, trade shows, congresses, booth, meet us',
		cn: '活动, 展会, 学术会议, 展位, 现场见面',
	},
	sections: [
		{
			kind: 'banner',
			eyebrow: { en: 'Meet us', cn: '与我们见面' },
			title: { en: 'Events', cn: '活动' },
			text: {
				en: 'See the tests, ask the people who make them.',
				cn: '亲眼看看产品，与研发制造团队当面交流。',
			},
			picture: picture('events'),
			actions: [],
		},
		{
			kind: 'video',
			tone: 'deep',
			title: { en: 'See how a test is made', cn: '看看检测产品如何诞生' },
			text: {
				en: 'A short film from our laboratories and lines.',
				cn: '来自我们实验室与产线的短片。',
			},
			poster: picture('cleanroom-trays'),
			to: 'link:video',
		},
		{
			kind: 'contactDetails',
			tone: 'white',
			title: { en: 'Contact Us', cn: '联系我们' },
			intro: {
				en: 'Not at any of these events? Talk to us directly.',
				cn: '无法到场？也可以直接联系我们。',
			},
		},
		{
			kind: 'contactForm',
			tone: 'pale',
			title: { en: 'Stay in touch', cn: '保持联系' },
			intro: {
				en: 'Leave your details and we will let you know where to meet us next.',
				cn: '留下您的联系方式，我们会告知下一次见面的地点。',
			},
			button: { desktop: 'Submit', mobile: 'Subscribe' },
		},
	],
};
