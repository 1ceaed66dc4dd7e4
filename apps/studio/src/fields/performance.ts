import type { Product as SnapshotProduct } from '@site/contract/catalogue';
import { type CharacteristicKey, characteristicKeys } from '@site/contract/characteristics';
import type { Performance } from '@site/contract/performance';
import type { Field, NumberField } from 'payload';
import { pair } from '../mapping/pairs.ts';
import { optionalText, text } from '../mapping/words.ts';
import type { Product } from '../payload-types.ts';
import type { Said } from '../words/said.ts';
import { words } from './words.ts';

const labels: Record<CharacteristicKey, Said> = {
	limitOfDetection: { en: 'Limit of detection', zh: '检出限' },
	cutOff: { en: 'Cut-off', zh: '临界值' },
	measuringRange: { en: 'Measuring range', zh: '测量范围' },
	accuracy: { en: 'Accuracy', zh: '准确度' },
	crossReactivity: { en: 'Cross-reactivity', zh: '交叉反应' },
	interferingSubstances: { en: 'Interfering substances', zh: '干扰物质' },
	ageRange: { en: 'Age range', zh: '年龄范围' },
};

const count = (name: string, label: Said): NumberField => ({
	name,
	type: 'number',
	label,
	min: 0,
	admin: { step: 1, width: '33%' },
});
const agreement = (side: 'positive' | 'negative', label: Said): Field => ({
	type: 'row',
	fields: [
		count(`${side}Agreed`, { en: `${label.en}: agreed`, zh: `${label.zh}：符合数` }),
		count(`${side}Total`, { en: `${label.en}: of`, zh: `${label.zh}：总数` }),
		{
			name: `${side}Percent`,
			type: 'number',
			label: { en: `${label.en}: percent`, zh: `${label.zh}：百分比` },
			min: 0,
			max: 100,
			admin: {
				step: 0.1,
				width: '33%',
				description: { en: 'Only where the counts are not published.', zh: '仅在未公布计数时填写。' },
			},
		},
	],
});

/** Counts rather than percentages: the site computes these and their intervals. */
export const performanceFields: Field[] = [
	{
		name: 'performance',
		type: 'group',
		label: false,
		fields: [
			words('note', { label: { en: 'Note', zh: '备注' }, long: true }),
			{
				name: 'targets',
				type: 'array',
				label: { en: 'Targets', zh: '检测目标' },
				labels: { singular: { en: 'Target', zh: '检测目标' }, plural: { en: 'Targets', zh: '检测目标' } },
				fields: [
					words('name', { label: { en: 'Target', zh: '检测目标' }, required: true }),
					agreement('positive', { en: 'Positives', zh: '阳性' }),
					agreement('negative', { en: 'Negatives', zh: '阴性' }),
					words('comparator', { label: { en: 'Compared with', zh: '对照方法' } }),
					words('setting', { label: { en: 'Setting', zh: '使用场所' } }),
					words('population', { label: { en: 'Population', zh: '人群' } }),
				],
			},
		],
	},
	{
		name: 'characteristics',
		type: 'array',
		label: { en: 'Characteristics', zh: '特性' },
		labels: { singular: { en: 'Characteristic', zh: '特性' }, plural: { en: 'Characteristics', zh: '特性' } },
		fields: [
			{
				name: 'key',
				type: 'select',
				label: { en: 'Property', zh: '属性' },
				required: true,
				options: characteristicKeys.map((value) => ({ label: labels[value], value })),
			},
			words('value', { label: { en: 'Value', zh: '值' }, required: true, long: true }),
		],
	},
];

type Stored = Pick<Product, 'performance' | 'characteristics'>;
type Shown = Pick<SnapshotProduct, 'performance' | 'characteristics'>;
type Target = Performance['targets'][number];

const given = (value: number | null | undefined) => value ?? undefined;

export const performance = ({ performance: part, characteristics }: Stored): Shown => ({
	performance: part?.targets?.length
		? {
				note: text(part.note, part.noteCn),
				targets: part.targets.map(
					(row): Target => ({
						name: text(row.name, row.nameCn),
						positive: {
							agreed: given(row.positiveAgreed),
							total: given(row.positiveTotal),
							percent: given(row.positivePercent),
						},
						negative: {
							agreed: given(row.negativeAgreed),
							total: given(row.negativeTotal),
							percent: given(row.negativePercent),
						},
						comparator: optionalText(row.comparator, row.comparatorCn),
						setting: optionalText(row.setting, row.settingCn),
						population: optionalText(row.population, row.populationCn),
					}),
				),
			}
		: null,
	characteristics: (characteristics ?? []).map(({ key, value, valueCn }) => ({ key, value: text(value, valueCn) })),
});

export const fromPerformance = ({ performance: part, characteristics }: Shown): Stored => ({
	performance: part
		? {
				...pair('note', part.note),
				targets: part.targets.map(({ name, positive, negative, comparator, setting, population }) => ({
					...pair('name', name),
					positiveAgreed: positive.agreed,
					positiveTotal: positive.total,
					positivePercent: positive.percent,
					negativeAgreed: negative.agreed,
					negativeTotal: negative.total,
					negativePercent: negative.percent,
					...(comparator && pair('comparator', comparator)),
					...(setting && pair('setting', setting)),
					...(population && pair('population', population)),
				})),
			}
		: {},
	characteristics: characteristics.map(({ key, value }) => ({ key, ...pair('value', value) })),
});
