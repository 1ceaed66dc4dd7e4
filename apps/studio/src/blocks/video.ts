import { picture } from '../fields/picture.ts';
import { target } from '../fields/target.ts';
import { tone } from '../fields/tone.ts';
import { words } from '../fields/words.ts';
import { pair } from '../seed/pairs.ts';
import { idOf, optionalText, text } from '../snapshot/words.ts';
import type { SectionInStudio } from './section-in-studio.ts';

export const video: SectionInStudio<'video'> = {
	block: {
		slug: 'video',
		labels: { singular: 'Video', plural: 'Videos' },
		fields: [
			tone,
			words('title', { label: 'Title', required: true }),
			words('text', { label: 'Text', long: true }),
			picture('poster', { label: 'Still picture' }),
			target(),
		],
	},
	toSnapshot: (block, pictures) => ({
		kind: 'video',
		tone: block.tone,
		title: text(block.title, block.titleCn),
		text: optionalText(block.text, block.textCn),
		poster: pictures.need(idOf(block.poster)),
		to: block.to,
	}),
	fromSample: (section, pictures) => ({
		blockType: 'video',
		tone: section.tone,
		...pair('title', section.title),
		...pair('text', section.text),
		poster: pictures(section.poster),
		to: section.to,
	}),
};
