import { brand } from '@site/contract/brand';
import type { ComposedPage } from '@site/contract/pages';
import { antiBriberyPolicy as policy } from '../company/anti-bribery-policy.ts';
import { antiBriberyPolicyCn as policyCn } from '../company/anti-bribery-policy-cn.ts';
import { picture } from '../pictures.ts';

/** The policy as a text in chapters. */
const written = ({ sections }: typeof policy): string =>
	sections
		.map(({ title, paragraphs }) => `<h2>${title}</h2>${paragraphs.map((text) => `<p>${text}</p>`).join('')}`)
		.join('');

export const antiBriberyPolicy: ComposedPage = {
	key: 'anti-bribery-policy',
	title: {
		en: `Anti-Bribery and Anti-Corruption Policy - ${brand.name}`,
		cn: `反贿赂与反腐败政策 - ${brand.name}`,
	},
	description: {
		en: `The anti-bribery and anti-corruption policy of ${brand.company}, for its staff and its partners.`,
		cn: `${brand.company} 面向员工与合作伙伴的反贿赂与反腐败政策。`,
	},
	keywords: {
		en: 'anti-bribery, anti-corruption, policy, compliance, partners, code of conduct, gifts, hospitality, whistleblower, speak up',
		cn: '反贿赂, 反腐败, 政策, 合规, 合作伙伴, 行为准则, 礼品, 举报',
	},
	sections: [
		{
			kind: 'banner',
			title: { en: 'Anti-Bribery and Anti-Corruption Policy', cn: '反贿赂与反腐败政策' },
			picture: picture('resources-news'),
			actions: [],
		},
		{
			kind: 'text',
			tone: 'white',
			body: { en: written(policy), cn: written(policyCn) },
			actions: [],
		},
	],
};
