import { tone } from '../fields/tone.ts';
import { words } from '../fields/words.ts';
import { pair } from '../mapping/pairs.ts';
import { optionalText, text } from '../mapping/words.ts';
import type { SectionInStudio } from './section-in-studio.ts';

export const figures: SectionInStudio<'figures'> = {
	block: {
		slug: 'figures',
		labels: { singular: { en: 'Figures', zh: '数据' }, plural: { en: 'Figures', zh: '数据' } },
		fields: [
			tone,
			words('title', { label: { en: 'Title', zh: '标题' } }),
			{
				name: 'items',
				type: 'array',
				label: { en: 'Figures', zh: '数据' },
				labels: { singular: { en: 'Item', zh: '条目' }, plural: { en: 'Items', zh: '条目' } },
				minRows: 1,
				fields: [
					words('value', { label: { en: 'Figure', zh: '数字' }, required: true }),
					words('label', { label: { en: 'What it counts', zh: '数字的含义' }, required: true }),
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
