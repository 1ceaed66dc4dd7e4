import { brand } from '@site/contract/brand';
import type { ComposedPage } from '@site/contract/pages';
import { scene } from '../drawn-people.ts';
import { proposeAPartnership } from '../sections/propose-a-partnership.ts';

export const scientificStrategyBoard: ComposedPage = {
	key: 'scientific-strategy-board',
	title: { en: `Scientific Strategy Board - ${brand.name}`, cn: `科学战略委员会 - ${brand.name}` },
	description: {
		en: `The five members of the Scientific Strategy Board who advise ${brand.company} on research and medicine.`,
		cn: `科学战略委员会的五位成员，为 ${brand.company} 的科研与医学方向提供建议。`,
	},
	keywords: {
		en: 'scientific strategy board, scientific advisors, medical advisor, research',
		cn: '科学战略委员会, 科学顾问, 医学顾问, 科研',
	},
	sections: [
		{
			kind: 'banner',
			eyebrow: { en: 'Science', cn: '科学' },
			title: { en: 'Scientific Strategy Board', cn: '科学战略委员会' },
			text: {
				en: 'Five scientists and physicians who question our plans before patients have to.',
				cn: '五位科学家与医生，在产品面向患者之前先对我们的方案提出质询。',
			},
			picture: scene('board'),
			actions: [],
		},
		{
			kind: 'quote',
			tone: 'pale',
			words: {
				en: 'Will the answer change what happens next? That is the first question we ask of every plan: only then is a test worth making.',
				cn: '检测的答案会改变下一步吗？这是我们对每份方案提出的第一个问题。会，这项检测才值得去做。',
			},
			name: { en: 'Dr. Eleanor Marchetti', cn: '埃莉诺·马尔凯蒂博士' },
			role: { en: 'Chair of the Scientific Strategy Board', cn: '科学战略委员会主席' },
		},
		proposeAPartnership('deep'),
	],
};
