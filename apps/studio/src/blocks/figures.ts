import { tone } from '../fields/tone.ts';
import { words } from '../fields/words.ts';
import { pair } from '../seed/pairs.ts';
import { optionalText, text } from '../snapshot/words.ts';
import type { SectionInStudio } from './section-in-studio.ts';

export const figures: SectionInStudio<'figures'> = {
	block: {
		slug: 'figures',
		labels: { singular: 'Figures', plural: 'Figures' },
		fields: [
			tone,
			words('title', { label: 'Title' }),
			{
				name: 'items',
				type: 'array',
				label: 'Figures',
				minRows: 1,
				fields: [
					words('value', { label: 'Figure', required: true }),
					words('label', { label: 'What it counts', required: true }),
				],
			},
		],
	},
	toSnapshot: (block) => ({
		kind: 'figures',
		tone: block.tone,
		title: optionalText(block.title, block.titleCn),
		items: (block.items ?? []).map((item) => ({
			value: text(item.value, item.valueCn),
			label: text(item.label, item.labelCn),
		})),
	}),
	fromSample: (section) => ({
		blockType: 'figures',
		tone: section.tone,
		...pair('title', section.title),
		items: section.items.map(({ value, label }) => ({ ...pair('value', value), ...pair('label', label) })),
	}),
};
