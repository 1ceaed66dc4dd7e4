import { actions, actionsField, fromAction } from '../fields/actions.ts';
import { richWords } from '../fields/rich-words.ts';
import { tone } from '../fields/tone.ts';
import { words } from '../fields/words.ts';
import { pair, richPair } from '../mapping/pairs.ts';
import { optionalText, richText } from '../mapping/words.ts';
import type { SectionInStudio } from './section-in-studio.ts';

export const text: SectionInStudio<'text'> = {
	block: {
		slug: 'text',
		labels: { singular: { en: 'Text', zh: '正文' }, plural: { en: 'Texts', zh: '正文' } },
		fields: [
			tone,
			words('title', { label: { en: 'Title', zh: '标题' } }),
			richWords('body', { label: { en: 'Text', zh: '正文' }, required: true }),
			actionsField(),
		],
	},
	toSnapshot: (block, pictures) => ({
		kind: 'text',
		tone: block.tone,
		title: optionalText(block.title, block.titleCn),
		body: richText(block.body, block.bodyCn, pictures.find),
		actions: actions(block.actions),
	}),
	fromSample: (section) => ({
		blockType: 'text',
		tone: section.tone,
		...pair('title', section.title),
		...richPair('body', section.body),
		actions: section.actions.map(fromAction),
	}),
};
