import { picture } from '../fields/picture.ts';
import { fromTitled, titled, titledFields } from '../fields/titled.ts';
import { tone } from '../fields/tone.ts';
import { idOf } from '../snapshot/words.ts';
import { fromHeading, heading, headingFields } from './heading.ts';
import type { SectionInStudio } from './section-in-studio.ts';

export const steps: SectionInStudio<'steps'> = {
	block: {
		slug: 'steps',
		labels: { singular: 'Steps', plural: 'Steps' },
		fields: [
			tone,
			...headingFields({ required: true }),
			{
				name: 'items',
				type: 'array',
				label: 'Steps',
				minRows: 1,
				fields: [...titledFields(), picture('picture', { required: false })],
			},
		],
	},
	toSnapshot: (block, pictures) => ({
		kind: 'steps',
		tone: block.tone,
		...heading(block),
		items: (block.items ?? []).map((item) => ({
			...titled(item),
			picture: item.picture ? pictures.find(idOf(item.picture)) : undefined,
		})),
	}),
	fromSample: (section, pictures) => ({
		blockType: 'steps',
		tone: section.tone,
		...fromHeading(section),
		items: section.items.map((item) => ({ ...fromTitled(item), picture: item.picture && pictures(item.picture) })),
	}),
};
