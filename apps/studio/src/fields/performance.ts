import type { Product as SnapshotProduct } from '@site/contract/catalogue';
import { type CharacteristicKey, characteristicKeys } from '@site/contract/characteristics';
import type { Performance } from '@site/contract/performance';
import type { Field, NumberField } from 'payload';
import type { Product } from '../payload-types.ts';
import { pair } from '../seed/pairs.ts';
import { optionalText, text } from '../snapshot/words.ts';
import { words } from './words.ts';

const labels: Record<CharacteristicKey, string> = {
	limitOfDetection: 'Limit of detection',
	cutOff: 'Cut-off',
	crossReactivity: 'Cross-reactivity',
	interferingSubstances: 'Interfering substances',
	ageRange: 'Age range',
};

const count = (name: string, label: string): NumberField => ({
	name,
	type: 'number',
	label,
	min: 0,
	admin: { step: 1, width: '33%' },
});
const agreement = (side: 'positive' | 'negative', label: string): Field => ({
	type: 'row',
	fields: [
		count(`${side}Agreed`, `${label}: agreed`),
		count(`${side}Total`, `${label}: of`),
		{
			name: `${side}Percent`,
			type: 'number',
			label: `${label}: percent`,
			min: 0,
			max: 100,
			admin: { step: 0.1, width: '33%', description: 'Only where the counts are not published.' },
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
			words('note', { label: 'Note', long: true }),
			{
				name: 'targets',
				type: 'array',
				labels: { singular: 'Target', plural: 'Targets' },
				fields: [
					words('name', { label: 'Target', required: true }),
					agreement('positive', 'Positives'),
					agreement('negative', 'Negatives'),
					words('comparator', { label: 'Compared with' }),
					words('setting', { label: 'Setting' }),
					words('population', { label: 'Population' }),
				],
			},
		],
	},
	{
		name: 'characteristics',
		type: 'array',
		labels: { singular: 'Characteristic', plural: 'Characteristics' },
		fields: [
			{
				name: 'key',
				type: 'select',
				label: 'Property',
				required: true,
				options: characteristicKeys.map((value) => ({ label: labels[value], value })),
			},
			words('value', { label: 'Value', required: true, long: true }),
		],
	},
];

type Stored = Pick<Product, 'performance' | 'characteristics'>;
type Said = Pick<SnapshotProduct, 'performance' | 'characteristics'>;
type Target = Performance['targets'][number];

const given = (value: number | null | undefined) => value ?? undefined;

export const performance = ({ performance: part, characteristics }: Stored): Said => ({
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

export const fromPerformance = ({ performance: part, characteristics }: Said): Stored => ({
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
