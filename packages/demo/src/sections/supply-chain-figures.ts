import type { SectionOf, Tone } from '@site/contract/sections';

export const supplyChainFigures = (tone: Tone): SectionOf<'figures'> => ({
	kind: 'figures',
	tone,
	title: { en: 'Company Highlights', cn: '公司亮点' },
	items: [
		{ value: { en: '1,000+', cn: '1,000+ 家' }, label: { en: 'global business partners', cn: '全球业务伙伴' } },
		{ value: { en: '3 million+', cn: '300 万+' }, label: { en: 'sq ft footprint', cn: '平方英尺设施面积' } },
		{ value: { en: '1 billion+', cn: '10 亿+' }, label: { en: 'users', cn: '用户' } },
	],
});
