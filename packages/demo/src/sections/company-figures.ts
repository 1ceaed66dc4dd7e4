import type { SectionOf, Tone } from '@site/contract/sections';

/** The figures of About and Become a Distributor, which count partners differently from the supply-chain pages (D22). */
export const companyFigures = (tone: Tone): SectionOf<'figures'> => ({
	kind: 'figures',
	tone,
	title: { en: 'Highlights', cn: '公司概览' },
	items: [
		{ value: { en: '18+', cn: '18+ 年' }, label: { en: 'years', cn: '行业经验' } },
		{ value: { en: '1000+', cn: '1000+ 款' }, label: { en: 'innovative products', cn: '创新产品' } },
		{ value: { en: '700+', cn: '700+ 家' }, label: { en: 'global partners', cn: '全球合作伙伴' } },
	],
});
