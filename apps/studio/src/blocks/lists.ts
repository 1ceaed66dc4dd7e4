import { target } from '../fields/target.ts';
import { tone } from '../fields/tone.ts';
import { words } from '../fields/words.ts';
import { pair } from '../mapping/pairs.ts';
import { optionalText, text } from '../mapping/words.ts';
import { fromHeading, headingFields, optionalHeading } from './heading.ts';
import type { SectionInStudio } from './section-in-studio.ts';

export const lists: SectionInStudio<'lists'> = {
	block: {
		slug: 'lists',
		labels: { singular: { en: 'Lists', zh: '列表' }, plural: { en: 'Lists', zh: '列表' } },
		fields: [
			tone,
			...headingFields(),
			{
				name: 'groups',
				type: 'array',
				label: { en: 'Lists', zh: '列表' },
				labels: { singular: { en: 'Group', zh: '分组' }, plural: { en: 'Groups', zh: '分组' } },
				minRows: 1,
				fields: [
					words('title', { label: { en: 'Title', zh: '标题' } }),
					{
						name: 'items',
						type: 'array',
						label: { en: 'Entries', zh: '条目' },
						labels: { singular: { en: 'Item', zh: '条目' }, plural: { en: 'Items', zh: '条目' } },
						minRows: 1,
						fields: [
							words('text', { label: { en: 'Entry', zh: '条目' }, required: true }),
							target('to', { required: false }),
						],
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
