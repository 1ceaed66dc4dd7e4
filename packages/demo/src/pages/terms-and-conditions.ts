import { brand } from '@site/contract/brand';
import type { ComposedPage } from '@site/contract/pages';
import { picture } from '../pictures.ts';

export const termsAndConditions: ComposedPage = {
	key: 'terms-and-conditions',
	title: { en: `Terms and Conditions - ${brand.name}`, cn: `使用条款 - ${brand.name}` },
	description: {
		en: `The terms on which you may use the website of ${brand.company}. It informs; it does not give medical advice.`,
		cn: `使用 ${brand.company} 网站的条款。本网站仅供参考，不构成医疗建议。`,
	},
	keywords: {
		en: 'terms and conditions, use of the website, medical disclaimer, liability, arbitration',
		cn: '使用条款, 网站使用, 医疗免责声明, 责任, 仲裁',
	},
	sections: [
		{
			kind: 'banner',
			title: { en: 'Terms and Conditions', cn: '使用条款' },
			picture: picture('scientific-board'),
			actions: [],
		},
	],
};
