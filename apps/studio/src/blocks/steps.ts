import { stepForms } from '@site/contract/sections';
import { picture } from '../fields/picture.ts';
import { fromTitled, titled, titledFields } from '../fields/titled.ts';
import { tone } from '../fields/tone.ts';
import { idOf } from '../mapping/words.ts';
import type { Said } from '../words/said.ts';
import { fromHeading, heading, headingFields } from './heading.ts';
import type { SectionInStudio } from './section-in-studio.ts';

const labels: Record<(typeof stepForms)[number], Said> = {
	row: { en: 'Side by side', zh: '并排' },
	stack: { en: 'On top of each other, changing while one scrolls', zh: '叠放，随滚动切换' },
};

export const steps: SectionInStudio<'steps'> = {
	block: {
		slug: 'steps',
		labels: { singular: { en: 'Steps', zh: '步骤' }, plural: { en: 'Steps', zh: '步骤' } },
		fields: [
			tone,
			{
				name: 'form',
				type: 'select',
				label: { en: 'Pictures', zh: '图片' },
				defaultValue: 'row',
				options: stepForms.map((value) => ({ label: labels[value], value })),
				admin: {
					description: {
						en: 'On top of each other: for pictures of one thing, taken from the same place.',
						zh: '叠放：适用于从同一位置拍摄的同一物体的图片。',
					},
				},
			},
			...headingFields({ required: true }),
			{
				name: 'items',
				type: 'array',
				label: { en: 'Steps', zh: '步骤' },
				labels: { singular: { en: 'Item', zh: '条目' }, plural: { en: 'Items', zh: '条目' } },
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
