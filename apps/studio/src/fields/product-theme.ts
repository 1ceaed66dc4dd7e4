import type { Field, GroupField } from 'payload';
import { picture } from './picture.ts';
import { words } from './words.ts';

const titled = (required = true): Field[] => [
	words('title', { label: 'Title', required }),
	words('text', { label: 'Text', long: true, required }),
];

const when = (name: string) => (_: unknown, siblings: Record<string, unknown>) => Boolean(siblings[name]);

const share = (name: string, label: string): Field => ({
	name,
	type: 'number',
	label,
	min: 0,
	max: 100,
	required: true,
	admin: { step: 0.1, width: '25%' },
});

/** Beside the product itself, what the five themed pages show. */
export const productTheme: GroupField = {
	name: 'theme',
	type: 'group',
	label: false,
	fields: [
		{ name: 'enabled', type: 'checkbox', label: 'This product has a themed page', defaultValue: false },
		{
			type: 'group',
			label: 'Theme',
			admin: { condition: when('enabled') },
			fields: [
				words('headline', { label: 'Headline' }),
				{
					type: 'row',
					fields: [
						{ name: 'resultMinutes', type: 'number', label: 'Result in minutes', min: 0.1 },
						{ name: 'shelfLifeMonths', type: 'number', label: 'Shelf life in months', min: 1 },
					],
				},
				{ name: 'benefits', type: 'array', fields: titled() },
				{ name: 'trust', type: 'group', label: 'Trust statement', fields: titled(false) },
				{
					name: 'cptCodes',
					type: 'array',
					label: 'CPT codes',
					fields: [
						{ name: 'code', type: 'text', required: true },
						words('covers', { label: 'Covers', required: true }),
					],
				},
				{
					name: 'controlKit',
					type: 'group',
					label: 'Control swab kit',
					fields: [
						...titled(false),
						picture('picture', { required: false }),
						{ name: 'positiveSwabs', type: 'number', min: 0 },
						{ name: 'negativeSwabs', type: 'number', min: 0 },
					],
				},
				{
					name: 'performance',
					type: 'group',
					fields: [
						words('note', { label: 'Note', long: true }),
						{
							name: 'targets',
							type: 'array',
							fields: [
								words('name', { label: 'Target', required: true }),
								{
									type: 'row',
									fields: [share('ppa', 'Positive percent agreement'), share('npa', 'Negative percent agreement')],
								},
							],
						},
					],
				},
				{
					name: 'panel',
					type: 'group',
					label: 'Panel (drugs of abuse)',
					fields: [
						words('title', { label: 'Title' }),
						{
							name: 'rows',
							type: 'array',
							fields: [
								words('name', { label: 'Substance', required: true }),
								{ name: 'code', type: 'text', required: true },
								{ name: 'cutoff', type: 'text', label: 'Cut-off', required: true },
							],
						},
					],
				},
				{ name: 'steps', type: 'array', fields: titled() },
			],
		},
	],
};
