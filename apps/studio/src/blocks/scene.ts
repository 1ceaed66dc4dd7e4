import { picture } from '../fields/picture.ts';
import { words } from '../fields/words.ts';
import { pair } from '../mapping/pairs.ts';
import { idOf, text } from '../mapping/words.ts';
import type { SectionInStudio } from './section-in-studio.ts';

export const scene: SectionInStudio<'scene'> = {
	block: {
		slug: 'scene',
		labels: {
			singular: { en: 'Picture from edge to edge', zh: '通栏图片' },
			plural: { en: 'Pictures from edge to edge', zh: '通栏图片' },
		},
		fields: [
			picture(),
			words('caption', { label: { en: 'Line below the picture', zh: '图片下方的文字' }, required: true }),
		],
	},
	toSnapshot: (block, pictures) => ({
		kind: 'scene',
		picture: pictures.need(idOf(block.picture)),
		caption: text(block.caption, block.captionCn),
	}),
	fromSample: (section, pictures) => ({
		blockType: 'scene',
		picture: pictures(section.picture),
		...pair('caption', section.caption),
	}),
};
