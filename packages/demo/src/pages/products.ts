import { brand } from '@site/contract/brand';
import type { ComposedPage } from '@site/contract/pages';
import { picture } from '../pictures.ts';

export const products: ComposedPage = {
	key: 'products',
	title: { en: `Products - ${brand.company}`, cn: `产品 - ${brand.company}` },
	description: {
		en: `All rapid tests of ${brand.company}, by area, certification and test type.`,
		cn: `按领域、认证与检测类型浏览 ${brand.company} 的全部快速检测产品。`,
	},
	keywords: {
		en: 'products, product catalog, catalogue, product list, catalog numbers, rapid tests, point-of-care tests, over-the-counter tests, drugs of abuse, respiratory, fertility',
		cn: '产品, 产品目录, 产品列表, 货号, 快速检测, 即时检测, 非处方检测, 毒品检测, 呼吸道检测, 生育检测',
	},
	sections: [
		{
			kind: 'banner',
			eyebrow: { en: 'Products', cn: '产品' },
			title: { en: 'Rapid tests for every setting', cn: '适用于各种场景的快速检测' },
			text: {
				en: 'Choose an area, then narrow the list by certification or test type.',
				cn: '先选择领域，再按认证或检测类型缩小范围。',
			},
			picture: picture('product-family'),
			actions: [],
		},
		{
			kind: 'call',
			tone: 'deep',
			title: {
				en: 'Healthcare providers, request your free sample kit today',
				cn: '医疗机构用户，立即申请免费样品盒',
			},
			text: {
				en: 'The Flu A/B & COVID-19 multiplex rapid test: emergency use authorized, results in 10 minutes.',
				cn: '甲型/乙型流感与新冠病毒多联快速检测：已获紧急使用授权，10 分钟出结果。',
			},
			picture: picture('sample-kit'),
			actions: [{ label: { en: 'Learn More', cn: '了解更多' }, to: '/free-sample-kit', style: 'primary' }],
		},
	],
};
