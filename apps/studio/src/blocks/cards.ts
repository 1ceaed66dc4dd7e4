import { action, actionFields, fromAction } from '../fields/actions.ts';
import { picture } from '../fields/picture.ts';
import { fromTitled, titled } from '../fields/titled.ts';
import { tone } from '../fields/tone.ts';
import { words } from '../fields/words.ts';
import { idOf } from '../mapping/words.ts';
import { fromHeading, headingFields, optionalHeading } from './heading.ts';
import type { SectionInStudio } from './section-in-studio.ts';

export const cards: SectionInStudio<'cards'> = {
	block: {
		slug: 'cards',
		labels: { singular: { en: 'Cards', zh: '卡片' }, plural: { en: 'Cards', zh: '卡片' } },
		fields: [
			tone,
			...headingFields(),
			{
				name: 'items',
				type: 'array',
				label: { en: 'Cards', zh: '卡片' },
				labels: { singular: { en: 'Item', zh: '条目' }, plural: { en: 'Items', zh: '条目' } },
				minRows: 1,
				fields: [
					words('title', { label: { en: 'Title', zh: '标题' }, required: true }),
					words('text', { label: { en: 'Text', zh: '正文' }, long: true }),
					picture('picture', { required: false }),
					{ name: 'action', type: 'group', label: { en: 'Button', zh: '按钮' }, fields: actionFields(false) },
				],
			},
		],
	},
	toSnapshot: (block, pictures) => ({
		kind: 'cards',
		tone: block.tone,
		...optionalHeading(block),
		items: (block.items ?? []).map((item) => ({
			...titled(item),
			picture: item.picture ? pictures.find(idOf(item.picture)) : undefined,
			action: item.action?.label && item.action.to ? action(item.action) : undefined,
		})),
	}),
	fromSample: (section, pictures) => ({
		blockType: 'cards',
		tone: section.tone,
		...fromHeading(section),
		items: section.items.map((item) => ({
			...fromTitled(item),
			picture: item.picture && pictures(item.picture),
			action: item.action && fromAction(item.action),
		})),
	}),
};
