import type { SectionOf, Tone } from '@site/contract/sections';

const unitedStates = { en: 'United States', cn: '美国' };

export const globalNetwork = (tone: Tone): SectionOf<'network'> => ({
	kind: 'network',
	tone,
	title: { en: 'Global Network', cn: '全球网络' },
	text: {
		en: 'From four sites in three countries, our products reach customers in 170+ countries.',
		cn: '依托三个国家的四处基地，我们的产品供应 170 多个国家和地区的客户。',
	},
	places: [
		{
			city: { en: 'San Diego', cn: '圣迭戈' },
			country: unitedStates,
			role: { en: 'Headquarters', cn: '总部' },
			latitude: 32.7157,
			longitude: -117.1611,
		},
		{
			city: { en: 'Atlanta', cn: '亚特兰大' },
			country: unitedStates,
			role: { en: 'Warehousing and distribution', cn: '仓储与配送' },
			latitude: 33.749,
			longitude: -84.388,
		},
		{
			city: { en: 'Suzhou', cn: '苏州' },
			country: { en: 'China', cn: '中国' },
			role: { en: 'Materials and manufacturing', cn: '原料与生产' },
			latitude: 31.2989,
			longitude: 120.5853,
		},
		{
			city: { en: 'Singapore', cn: '新加坡' },
			country: { en: 'Singapore', cn: '新加坡' },
			role: { en: 'Regional supply', cn: '区域供应' },
			latitude: 1.3521,
			longitude: 103.8198,
		},
	],
});
