import { iconNames } from '@site/contract/sections';
import { fromTitled, titled, titledFields } from '../fields/titled.ts';
import { tone } from '../fields/tone.ts';
import { fromHeading, headingFields, optionalHeading } from './heading.ts';
import type { SectionInStudio } from './section-in-studio.ts';

export const benefits: SectionInStudio<'benefits'> = {
	block: {
		slug: 'benefits',
		labels: { singular: 'Benefits with icons', plural: 'Benefits with icons' },
		fields: [
			tone,
			...headingFields(),
			{
				name: 'items',
				type: 'array',
				label: 'Benefits',
				minRows: 1,
				fields: [{ name: 'icon', type: 'select', required: true, options: [...iconNames] }, ...titledFields()],
			},
		],
	},
	toSnapshot: (block) => ({
		kind: 'benefits',
		tone: block.tone,
		...optionalHeading(block),
		items: (block.items ?? []).map((item) => ({ icon: item.icon, ...titled(item) })),
	}),
	fromSample: (section) => ({
		blockType: 'benefits',
		tone: section.tone,
		...fromHeading(section),
		items: section.items.map((item) => ({ icon: item.icon, ...fromTitled(item) })),
	}),
};
