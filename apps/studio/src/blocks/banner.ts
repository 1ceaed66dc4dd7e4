import { actions, actionsField, fromAction } from '../fields/actions.ts';
import { picture } from '../fields/picture.ts';
import { words } from '../fields/words.ts';
import { pair } from '../seed/pairs.ts';
import { idOf, optionalText, text } from '../snapshot/words.ts';
import type { SectionInStudio } from './section-in-studio.ts';

export const banner: SectionInStudio<'banner'> = {
	block: {
		slug: 'banner',
		labels: { singular: 'Banner', plural: 'Banners' },
		fields: [
			words('eyebrow', { label: 'Small line above the title' }),
			words('title', { label: 'Title', required: true }),
			words('text', { label: 'Text', long: true }),
			picture(),
			actionsField(),
		],
	},
	toSnapshot: (block, pictures) => ({
		kind: 'banner',
		eyebrow: optionalText(block.eyebrow, block.eyebrowCn),
		title: text(block.title, block.titleCn),
		text: optionalText(block.text, block.textCn),
		picture: pictures.need(idOf(block.picture)),
		actions: actions(block.actions),
	}),
	fromSample: (section, pictures) => ({
		blockType: 'banner',
		...pair('eyebrow', section.eyebrow),
		...pair('title', section.title),
		...pair('text', section.text),
		picture: pictures(section.picture),
		actions: section.actions.map(fromAction),
	}),
};
