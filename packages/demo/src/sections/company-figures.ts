import type { SectionOf, Tone } from '@site/contract/sections';
import { asOf } from './figures-as-of.ts';

/** The figures of About and Become a Distributor, which count partners differently from the supply-chain pages (CONST-18). */
export const companyFigures = (tone: Tone): SectionOf<'figures'> => ({
	kind: 'figures',
	tone,
	title: asOf({ en: 'Highlights', cn: '公司概览' }),
	items: [
		{
			value: { en: '18+', cn: '18+ 年' },
			label: { en: 'years since our first own test', cn: '自首款自有检测上市以来' },
		},
		{
			value: { en: '1000+', cn: '1000+ 款' },
			label: {
				en: 'innovative products: our catalog and what we make for other brands, every pack counted',
				cn: '创新产品：包括自有产品与委托生产产品，按规格计',
			},
		},
		{
			value: { en: '700+', cn: '700+ 家' },
			label: { en: 'global partners in distribution and research', cn: '全球经销与研究合作伙伴' },
		},
	],
});
