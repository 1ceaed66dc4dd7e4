import { stepForms } from '@site/contract/sections';
import { picture } from '../fields/picture.ts';
import { fromTitled, titled, titledFields } from '../fields/titled.ts';
import { tone } from '../fields/tone.ts';
import { idOf } from '../snapshot/words.ts';
import { fromHeading, heading, headingFields } from './heading.ts';
import type { SectionInStudio } from './section-in-studio.ts';

const labels: Record<(typeof stepForms)[number], string> = {
	row: 'Side by side',
	stack: 'On top of each other, changing while one scrolls',
};

export const steps: SectionInStudio<'steps'> = {
	block: {
		slug: 'steps',
		labels: { singular: 'Steps', plural: 'Steps' },
		fields: [
			tone,
			{
				name: 'form',
				type: 'select',
				label: 'Pictures',
				defaultValue: 'row',
				options: stepForms.map((value) => ({ label: labels[value], value })),
				admin: { description: 'On top of each other: for pictures of one thing, taken from the same place.' },
			},
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
		form: block.form ?? 'row',
		...heading(block),
		items: (block.items ?? []).map((item) => ({
			...titled(item),
			picture: item.picture ? pictures.find(idOf(item.picture)) : undefined,
		})),
	}),
	fromSample: (section, pictures) => ({
		blockType: 'steps',
		tone: section.tone,
		form: section.form,
		...fromHeading(section),
		items: section.items.map((item) => ({ ...fromTitled(item), picture: item.picture && pictures(item.picture) })),
	}),
};
