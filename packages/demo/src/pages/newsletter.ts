import { brand } from '@site/contract/brand';
import type { ComposedPage } from '@site/contract/pages';
import type { Action } from '@site/contract/sections';
import { scene } from '../drawn-people.ts';

const submit: Action = { label: { en: 'SUBMIT', cn: '订阅' }, to: 'link:newsletterForm', style: 'primary' };

export const newsletter: ComposedPage = {
	key: 'newsletter',
	title: {
		en: 'Newsletter Sign Up | Rapid, Accurate Diagnostics',
		cn: '订阅通讯 | 快速、准确的诊断',
	},
	description: {
		en: `Healthcare providers who sign up for the newsletter of ${brand.company} receive 20% off their first order.`,
		cn: `医疗机构订阅 ${brand.company} 通讯，首单立减 20%。`,
	},
	keywords: {
		en: 'newsletter, sign up, healthcare providers, 20% off first order, point-of-care',
		cn: '通讯, 订阅, 医疗机构, 首单立减 20%, 即时检测',
	},
	sections: [
		{
			kind: 'banner',
			eyebrow: { en: 'Newsletter', cn: '通讯' },
			title: {
				en: 'Healthcare Providers, Receive 20% Off Your First Order',
				cn: '医疗机构用户，首单立减 20%',
			},
			text: {
				en: 'Sign up for news about point-of-care testing: new products, guidance and events.',
				cn: '订阅即时检测资讯：新产品、使用指导与活动信息。',
			},
			picture: scene('newsletter'),
			actions: [submit],
		},
		{
			kind: 'benefits',
			tone: 'white',
			title: { en: 'What you will receive', cn: '您将收到' },
			items: [
				{
					icon: 'savings',
					title: { en: '20% off your first order', cn: '医疗机构首单立减 20%' },
					text: { en: 'For healthcare providers who sign up.', cn: '适用于订阅通讯的医疗机构。' },
				},
				{
					icon: 'microscope',
					title: { en: 'News about our tests', cn: '产品动态' },
					text: { en: 'New products and changes to the ones you use.', cn: '新产品发布，以及您所用产品的变更。' },
				},
				{
					icon: 'calendar',
					title: { en: 'Events near you', cn: '您附近的活动' },
					text: { en: 'Where to meet us and see the tests.', cn: '在哪里与我们见面、了解产品。' },
				},
			],
		},
		{
			kind: 'text',
			tone: 'pale',
			title: { en: 'Your privacy', cn: '您的隐私' },
			body: {
				en: '<p>We use your details only to send you the newsletter and the discount. You can unsubscribe at any time through the link in each message. How we handle personal information is set out in our <a href="/privacy-policy">Privacy Policy</a>.</p>',
				cn: '<p>我们仅将您的信息用于发送通讯与优惠。您可随时通过邮件中的链接退订。有关个人信息的处理方式，请参阅我们的<a href="/privacy-policy">隐私政策</a>。</p>',
			},
			actions: [submit],
		},
	],
};
