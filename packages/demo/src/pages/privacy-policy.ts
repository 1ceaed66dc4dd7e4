import { brand } from '@site/contract/brand';
import type { ComposedPage } from '@site/contract/pages';
import { picture } from '../pictures.ts';

export const privacyPolicy: ComposedPage = {
	key: 'privacy-policy',
	title: { en: `Privacy Policy - ${brand.name}`, cn: `隐私政策 - ${brand.name}` },
	description: {
		en: `What information ${brand.company} collects on this website, what it is used for and which rights you have.`,
		cn: `${brand.company} 在本网站收集哪些信息、如何使用，以及您享有的权利。`,
	},
	keywords: {
		en: 'privacy policy, personal information, cookies, data rights, California residents',
		cn: '隐私政策, 个人信息, Cookie, 数据权利, 加利福尼亚州居民',
	},
	sections: [
		{
			kind: 'banner',
			title: { en: 'Privacy Policy', cn: '隐私政策' },
			picture: picture('quality'),
			actions: [],
		},
	],
};
