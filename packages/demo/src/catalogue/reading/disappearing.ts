import { type Guides, guide, outcome, said } from './guide.ts';

const negative = outcome(
	'negative',
	undefined,
	said(
		'Record the result. Collect a new specimen if this one may have been diluted or exchanged.',
		'请记录结果。如样本可能被稀释或调换，请重新采样。',
	),
);
const drugs = {
	lines: [['T', 'the drug of the strip', '该试纸条对应的项目']] as [string, string, string][],
	outcomes: [negative],
};

/** A missing line means positive. */
export const disappearing: Guides = [
	[
		501,
		guide('disappears', [5, 30], {
			...drugs,
			device: 'cup',
			panel: ['AMP', 'BAR', 'BUP', 'BZO', 'COC', 'MDMA', 'MET', 'MTD', 'OPI', 'OXY', 'PCP', 'THC'],
		}),
	],
	[
		502,
		guide('disappears', [5, 30], {
			...drugs,
			device: 'cup',
			panel: ['AMP', 'COC', 'MET', 'OPI', 'PCP', 'THC'],
		}),
	],
	[
		503,
		guide('disappears', [5, 10], {
			...drugs,
			device: 'dip-card',
			panel: ['AMP', 'BAR', 'BUP', 'BZO', 'COC', 'MDMA', 'MET', 'MTD', 'OPI', 'THC'],
		}),
	],
	[504, guide('disappears', [5, 10], { lines: [['T', 'fentanyl', '芬太尼']], device: 'strip' })],
	[
		505,
		guide('disappears', [10, 20], {
			...drugs,
			device: 'oral-fluid',
			panel: ['AMP', 'BZO', 'COC', 'MET', 'MTD', 'OPI', 'OXY', 'THC'],
		}),
	],
];
