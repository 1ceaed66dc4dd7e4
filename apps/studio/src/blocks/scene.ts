import { picture } from '../fields/picture.ts';
import { words } from '../fields/words.ts';
import { pair } from '../seed/pairs.ts';
import { idOf, text } from '../snapshot/words.ts';
import type { SectionInStudio } from './section-in-studio.ts';

export const scene: SectionInStudio<'scene'> = {
	block: {
		slug: 'scene',
		labels: { singular: 'Picture from edge to edge', plural: 'Pictures from edge to edge' },
		fields: [picture(), words('caption', { label: 'Line below the picture', required: true })],
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
