import { actions, actionsField, fromAction } from '../fields/actions.ts';
import { picture } from '../fields/picture.ts';
import { richWords } from '../fields/rich-words.ts';
import { tone } from '../fields/tone.ts';
import { words } from '../fields/words.ts';
import { pair, richPair } from '../seed/pairs.ts';
import { idOf, optionalText, richText, text } from '../snapshot/words.ts';
import type { SectionInStudio } from './section-in-studio.ts';

export const split: SectionInStudio<'split'> = {
	block: {
		slug: 'split',
		labels: { singular: 'Picture beside words', plural: 'Pictures beside words' },
		fields: [
			tone,
			words('eyebrow', { label: 'Small line above the title' }),
			words('title', { label: 'Title', required: true }),
			richWords('body', { label: 'Text', required: true }),
			picture(),
			{
				name: 'side',
				type: 'select',
				label: 'Picture on the',
				required: true,
				defaultValue: 'right',
				options: ['left', 'right'],
			},
			actionsField(),
		],
	},
	toSnapshot: (block, pictures) => ({
		kind: 'split',
		tone: block.tone,
		eyebrow: optionalText(block.eyebrow, block.eyebrowCn),
		title: text(block.title, block.titleCn),
		body: richText(block.body, block.bodyCn, pictures.find),
		picture: pictures.need(idOf(block.picture)),
		side: block.side,
		actions: actions(block.actions),
	}),
	fromSample: (section, pictures) => ({
		blockType: 'split',
		tone: section.tone,
		...pair('eyebrow', section.eyebrow),
		...pair('title', section.title),
		...richPair('body', section.body),
		picture: pictures(section.picture),
		side: section.side,
		actions: section.actions.map(fromAction),
	}),
};
