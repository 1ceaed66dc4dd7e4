import { actions, actionsField, fromAction } from '../fields/actions.ts';
import { picture } from '../fields/picture.ts';
import { tone } from '../fields/tone.ts';
import { words } from '../fields/words.ts';
import { pair } from '../mapping/pairs.ts';
import { idOf, optionalText, text } from '../mapping/words.ts';
import type { SectionInStudio } from './section-in-studio.ts';

export const call: SectionInStudio<'call'> = {
	block: {
		slug: 'call',
		labels: { singular: { en: 'Call to action', zh: '行动号召' }, plural: { en: 'Calls to action', zh: '行动号召' } },
		fields: [
			tone,
			words('title', { label: { en: 'Title', zh: '标题' }, required: true }),
			words('text', { label: { en: 'Text', zh: '正文' }, long: true }),
			picture('picture', { required: false }),
			actionsField({ minRows: 1 }),
		],
	},
	toSnapshot: (block, pictures) => ({
		kind: 'call',
		tone: block.tone,
		title: text(block.title, block.titleCn),
		text: optionalText(block.text, block.textCn),
		picture: block.picture ? pictures.find(idOf(block.picture)) : undefined,
		actions: actions(block.actions),
	}),
	fromSample: (section, pictures) => ({
		blockType: 'call',
		tone: section.tone,
		...pair('title', section.title),
		...pair('text', section.text),
		picture: section.picture && pictures(section.picture),
		actions: section.actions.map(fromAction),
	}),
};
