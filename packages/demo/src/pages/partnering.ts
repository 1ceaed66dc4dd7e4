import { brand } from '@site/contract/brand';
import type { ComposedPage } from '@site/contract/pages';
import { scene } from '../drawn-people.ts';
import { picture } from '../pictures.ts';
import { onePartnership } from '../sections/one-partnership.ts';
import { proposeAPartnership } from '../sections/propose-a-partnership.ts';
import { recentNews } from '../sections/recent-news.ts';

export const partnering: ComposedPage = {
	key: 'partnering',
	title: { en: `Partnering - ${brand.name}`, cn: `合作 - ${brand.name}` },
	description: {
		en: `What ${brand.company} looks for in a partner, who works with us already, and how to propose a partnership.`,
		cn: `了解 ${brand.company} 期待怎样的合作伙伴、现有合作伙伴，以及如何洽谈合作。`,
	},
	keywords: {
		en: 'partnering, diagnostics partnership, licensing, co-development, distribution partners',
		cn: '合作, 诊断合作, 授权许可, 联合开发, 分销合作伙伴',
	},
	sections: [
		{
			kind: 'banner',
			eyebrow: { en: 'Partnering', cn: '合作' },
			title: { en: 'Innovative Partnerships Built to Last', cn: '创新合作，历久弥坚' },
			text: {
				en: 'We join forces with people who share our patience for good science.',
				cn: '与同样愿为科学沉下心来的伙伴携手。',
			},
			picture: scene('partnering'),
			actions: [{ label: { en: 'Contact Us', cn: '联系我们' }, to: '/contact', style: 'primary' }],
		},
		{
			kind: 'split',
			tone: 'white',
			title: { en: 'What We Look For', cn: '我们期待的伙伴' },
			body: {
				en: '<ul><li>A clear medical need and a way to meet it</li><li>Biomarkers, assays, readers or software that fit rapid testing</li><li>Knowledge of a market that we do not serve well yet</li><li>The same standards of quality and conduct as ours</li></ul>',
				cn: '<ul><li>明确的医疗需求与解决之道</li><li>适用于快速检测的生物标志物、检测方法、读数仪或软件</li><li>对我们尚未充分服务的市场有深入了解</li><li>与我们一致的质量与行为准则</li></ul>',
			},
			picture: picture('scientific-board'),
			side: 'right',
			actions: [],
		},
		{
			kind: 'split',
			tone: 'pale',
			title: { en: 'Built to Last', cn: '长久合作' },
			body: {
				en: '<p>A partnership with us has one person responsible on each side, goals that fit on a page, and a regular look at what works and what does not.</p><p>We share data early, we say no when we mean no, and we plan for years rather than quarters.</p>',
				cn: '<p>与我们的合作，双方各有一位负责人，目标一页写清，并定期回顾哪些有效、哪些需要改进。</p><p>我们尽早共享数据，行不通就直说；看的是长远，不是一个季度。</p>',
			},
			picture: picture('hands-box-handover'),
			side: 'left',
			actions: [],
		},
		onePartnership('white'),
		{
			kind: 'logos',
			tone: 'pale',
			title: { en: 'Our Partners', cn: '我们的合作伙伴' },
			of: 'partners',
		},
		{
			kind: 'call',
			tone: 'white',
			title: { en: 'Anti-Bribery and Anti-Corruption Policy', cn: '反贿赂与反腐败政策' },
			text: {
				en: 'The rules we keep, and expect our partners to keep.',
				cn: '我们遵守并期望合作伙伴共同遵守的规则。',
			},
			actions: [
				{
					label: { en: 'Read the policy', cn: '阅读政策' },
					to: '/ANTI-BRIBERY-AND-ANTI-CORRUPTION-POLICY',
					style: 'secondary',
				},
			],
		},
		proposeAPartnership('deep'),
		recentNews('white'),
	],
};
