import { actions, actionsField, fromAction } from '../fields/actions.ts';
import { picture } from '../fields/picture.ts';
import { words } from '../fields/words.ts';
import { pair } from '../mapping/pairs.ts';
import { idOf, optionalText, text } from '../mapping/words.ts';
import type { SectionInStudio } from './section-in-studio.ts';

export const banner: SectionInStudio<'banner'> = {
	block: {
		slug: 'banner',
		labels: { singular: { en: 'Banner', zh: '横幅' }, plural: { en: 'Banners', zh: '横幅' } },
		fields: [
			words('eyebrow', { label: { en: 'Small line above the title', zh: '标题上方的小字' } }),
			words('title', { label: { en: 'Title', zh: '标题' }, required: true }),
			words('text', { label: { en: 'Text', zh: '正文' }, long: true }),
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
