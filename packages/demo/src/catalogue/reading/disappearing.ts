import { type Guides, guide, minute } from './guide.ts';

const drugs = { lines: [['T', 'the drug of the strip', '该试纸条对应的项目']] as [string, string, string][] };

/** A missing line means positive. */
export const disappearing: Guides = [
	[
		501,
		guide('disappears', 5, {
			...drugs,
			device: 'cup',
			panel: ['AMP', 'BAR', 'BUP', 'BZO', 'COC', 'MDMA', 'MET', 'MTD', 'OPI', 'OXY', 'PCP', 'THC'],
		}),
	],
	[
		502,
		guide('disappears', 5, {
			...drugs,
			device: 'cup',
			readUntil: 30 * minute,
			panel: ['AMP', 'COC', 'MET', 'OPI', 'PCP', 'THC'],
		}),
	],
	[
		503,
		guide('disappears', 5, {
			...drugs,
			device: 'dip-card',
			panel: ['AMP', 'BAR', 'BUP', 'BZO', 'COC', 'MDMA', 'MET', 'MTD', 'OPI', 'THC'],
		}),
	],
	[504, guide('disappears', 5, { lines: [['T', 'fentanyl', '芬太尼']], device: 'strip' })],
	[505, guide('disappears', 10, { ...drugs, device: 'oral-fluid', panel: ['AMP', 'COC', 'OPI', 'THC'] })],
];
