import { brand } from '@site/contract/brand';
import type { ComposedPage } from '@site/contract/pages';
import { picture } from '../pictures.ts';
import { cultureCards } from '../sections/culture-cards.ts';

export const culture: ComposedPage = {
	key: 'culture',
	title: { en: `Culture - ${brand.name}`, cn: `企业文化 - ${brand.name}` },
	description: {
		en: `The culture of ${brand.company}: Truth Code, Work Code and Social Art.`,
		cn: `${brand.company} 的企业文化：求真准则、工作准则与社会艺术。`,
	},
	keywords: { en: 'culture, Truth Code, Work Code, Social Art', cn: '企业文化, 求真准则, 工作准则, 社会艺术' },
	sections: [
		{
			kind: 'banner',
			eyebrow: { en: 'Culture', cn: '企业文化' },
			title: { en: 'How we think and work', cn: '我们如何思考与工作' },
			text: {
				en: 'Three short codes that we hold ourselves to.',
				cn: '我们用来要求自己的三篇短文。',
			},
			picture: picture('pcr-plate'),
			actions: [{ label: { en: 'See open positions', cn: '查看在招职位' }, to: '/careers', style: 'primary' }],
		},
		cultureCards('white', { pictured: false }),
	],
};
