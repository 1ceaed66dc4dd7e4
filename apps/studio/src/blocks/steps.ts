import { fromTitled, titled, titledFields } from '../fields/titled.ts';
import { tone } from '../fields/tone.ts';
import { fromHeading, heading, headingFields } from './heading.ts';
import type { SectionInStudio } from './section-in-studio.ts';

export const steps: SectionInStudio<'steps'> = {
	block: {
		slug: 'steps',
		labels: { singular: 'Steps', plural: 'Steps' },
		fields: [
			tone,
			...headingFields({ required: true }),
			{ name: 'items', type: 'array', label: 'Steps', minRows: 1, fields: titledFields() },
		],
	},
	toSnapshot: (block) => ({
		kind: 'steps',
		tone: block.tone,
		...heading(block),
		items: (block.items ?? []).map(titled),
	}),
	fromSample: (section) => ({
		blockType: 'steps',
		tone: section.tone,
		...fromHeading(section),
		items: section.items.map(fromTitled),
	}),
};
