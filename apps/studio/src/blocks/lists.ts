import { target } from '../fields/target.ts';
import { tone } from '../fields/tone.ts';
import { words } from '../fields/words.ts';
import { pair } from '../seed/pairs.ts';
import { optionalText, text } from '../snapshot/words.ts';
import { fromHeading, headingFields, optionalHeading } from './heading.ts';
import type { SectionInStudio } from './section-in-studio.ts';

export const lists: SectionInStudio<'lists'> = {
	block: {
		slug: 'lists',
		labels: { singular: 'Lists', plural: 'Lists' },
		fields: [
			tone,
			...headingFields(),
			{
				name: 'groups',
				type: 'array',
				label: 'Lists',
				minRows: 1,
				fields: [
					words('title', { label: 'Title' }),
					{
						name: 'items',
						type: 'array',
						label: 'Entries',
						minRows: 1,
						fields: [words('text', { label: 'Entry', required: true }), target('to', { required: false })],
					},
				],
			},
		],
	},
	toSnapshot: (block) => ({
		kind: 'lists',
		tone: block.tone,
		...optionalHeading(block),
		groups: (block.groups ?? []).map((group) => ({
			title: optionalText(group.title, group.titleCn),
			items: (group.items ?? []).map((item) => ({ text: text(item.text, item.textCn), to: item.to || undefined })),
		})),
	}),
	fromSample: (section) => ({
		blockType: 'lists',
		tone: section.tone,
		...fromHeading(section),
		groups: section.groups.map((group) => ({
			...pair('title', group.title),
			items: group.items.map(({ text, to }) => ({ ...pair('text', text), to })),
		})),
	}),
};
