import { fromTitled, titled, titledFields } from '../fields/titled.ts';
import { tone } from '../fields/tone.ts';
import { words } from '../fields/words.ts';
import { pair } from '../mapping/pairs.ts';
import { text } from '../mapping/words.ts';
import { fromHeading, heading, headingFields } from './heading.ts';
import type { SectionInStudio } from './section-in-studio.ts';

export const timeline: SectionInStudio<'timeline'> = {
	block: {
		slug: 'timeline',
		labels: { singular: { en: 'Timeline', zh: '时间线' }, plural: { en: 'Timelines', zh: '时间线' } },
		fields: [
			tone,
			...headingFields({ required: true }),
			{
				name: 'items',
				type: 'array',
				label: { en: 'Years', zh: '年份' },
				labels: { singular: { en: 'Item', zh: '条目' }, plural: { en: 'Items', zh: '条目' } },
				minRows: 1,
				fields: [words('year', { label: { en: 'Year', zh: '年份' }, required: true }), ...titledFields()],
			},
		],
	},
	toSnapshot: (block) => ({
		kind: 'timeline',
		tone: block.tone,
		...heading(block),
		items: (block.items ?? []).map((item) => ({ year: text(item.year, item.yearCn), ...titled(item) })),
	}),
	fromSample: (section) => ({
		blockType: 'timeline',
		tone: section.tone,
		...fromHeading(section),
		items: section.items.map((item) => ({ ...pair('year', item.year), ...fromTitled(item) })),
	}),
};
