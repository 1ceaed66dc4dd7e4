import { characteristicKeys } from '@site/contract/facts';
import type { Performance } from '@site/contract/performance';
import type { Said } from '../words/said.ts';
import { row } from './codec.ts';
import { factLabels } from './fact-labels.ts';
import { choice, group, list, number, or, together, unless, words } from './field.ts';

const count = (stored: string, label: Said) =>
	or(undefined, number({ stored, label, min: 0, width: '33%', admin: { step: 1 } }));

const agreement = (side: 'positive' | 'negative', { en, zh }: Said) =>
	together(
		row({
			agreed: count(`${side}Agreed`, { en: `${en}: agreed`, zh: `${zh}：符合数` }),
			total: count(`${side}Total`, { en: `${en}: of`, zh: `${zh}：总数` }),
			percent: or(
				undefined,
				number({
					stored: `${side}Percent`,
					label: { en: `${en}: percent`, zh: `${zh}：百分比` },
					min: 0,
					max: 100,
					width: '33%',
					help: { en: 'Only where the counts are not published.', zh: '仅在未公布计数时填写。' },
					admin: { step: 0.1 },
				}),
			),
		}),
	);

const targets = list<Performance['targets'][number]>(
	{
		label: { en: 'Targets', zh: '检测目标' },
		singular: { en: 'Target', zh: '检测目标' },
		plural: { en: 'Targets', zh: '检测目标' },
	},
	{
		name: words({ label: { en: 'Target', zh: '检测目标' }, required: true }),
		positive: agreement('positive', { en: 'Positives', zh: '阳性' }),
		negative: agreement('negative', { en: 'Negatives', zh: '阴性' }),
		comparator: or(undefined, words({ label: { en: 'Compared with', zh: '对照方法' } })),
		setting: or(undefined, words({ label: { en: 'Setting', zh: '使用场所' } })),
		population: or(undefined, words({ label: { en: 'Population', zh: '人群' } })),
	},
);

/** Counts rather than percentages: the site computes these and their intervals. */
export const performance = {
	performance: unless<null, Performance>(
		({ targets }) => targets.length === 0,
		null,
		group({ label: false }, { note: words({ label: { en: 'Note', zh: '备注' }, long: true }), targets }),
	),
	characteristics: list(
		{
			label: { en: 'Characteristics', zh: '特性' },
			singular: { en: 'Characteristic', zh: '特性' },
			plural: { en: 'Characteristics', zh: '特性' },
		},
		{
			key: choice(factLabels(characteristicKeys), { label: { en: 'Property', zh: '属性' }, required: true }),
			value: words({ label: { en: 'Value', zh: '值' }, required: true, long: true }),
		},
	),
};
