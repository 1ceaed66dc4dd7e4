import type { SectionOf, Tone } from '@site/contract/sections';
import { asOf } from './figures-as-of.ts';

export const supplyChainFigures = (tone: Tone): SectionOf<'figures'> => ({
	kind: 'figures',
	tone,
	title: asOf({ en: 'Company Highlights', cn: '公司亮点' }),
	items: [
		{
			value: { en: '1,000+', cn: '1,000+ 家' },
			label: { en: 'global business partners, suppliers and carriers included', cn: '全球业务伙伴，含供应商与承运商' },
		},
		{
			value: { en: '3 million+', cn: '300 万+' },
			label: { en: 'sq ft footprint, with our sister companies', cn: '平方英尺设施面积，含姊妹公司' },
		},
		{
			value: { en: '1 billion+', cn: '10 亿+' },
			label: {
				en: 'users of tests made by us, under all brands, since 2006',
				cn: '用户：2006年以来使用我们生产的各品牌检测',
			},
		},
	],
});
