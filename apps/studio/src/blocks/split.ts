import { actions, actionsField, fromAction } from '../fields/actions.ts';
import { picture } from '../fields/picture.ts';
import { richWords } from '../fields/rich-words.ts';
import { tone } from '../fields/tone.ts';
import { words } from '../fields/words.ts';
import { pair, richPair } from '../mapping/pairs.ts';
import { idOf, optionalText, richText, text } from '../mapping/words.ts';
import { choicesOf } from '../words/said.ts';
import type { SectionInStudio } from './section-in-studio.ts';

export const split: SectionInStudio<'split'> = {
	block: {
		slug: 'split',
		labels: {
			singular: { en: 'Picture beside words', zh: '图文并排' },
			plural: { en: 'Pictures beside words', zh: '图文并排' },
		},
		fields: [
			tone,
			words('eyebrow', { label: { en: 'Small line above the title', zh: '标题上方的小字' } }),
			words('title', { label: { en: 'Title', zh: '标题' }, required: true }),
			richWords('body', { label: { en: 'Text', zh: '正文' }, required: true }),
			picture(),
			{
				name: 'side',
				type: 'select',
				label: { en: 'Picture on the', zh: '图片位置' },
				required: true,
				defaultValue: 'right',
				options: choicesOf({ left: { en: 'left', zh: '左' }, right: { en: 'right', zh: '右' } }),
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
