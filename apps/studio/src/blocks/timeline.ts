import { fromTitled, titled, titledFields } from '../fields/titled.ts';
import { tone } from '../fields/tone.ts';
import { words } from '../fields/words.ts';
import { pair } from '../seed/pairs.ts';
import { text } from '../snapshot/words.ts';
import { fromHeading, heading, headingFields } from './heading.ts';
import type { SectionInStudio } from './section-in-studio.ts';

export const timeline: SectionInStudio<'timeline'> = {
	block: {
		slug: 'timeline',
		labels: { singular: 'Timeline', plural: 'Timelines' },
		fields: [
			tone,
			...headingFields({ required: true }),
			{
				name: 'items',
				type: 'array',
				label: 'Years',
				minRows: 1,
				fields: [words('year', { label: 'Year', required: true }), ...titledFields()],
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
