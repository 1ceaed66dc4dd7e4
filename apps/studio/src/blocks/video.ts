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
			{
				name: 'film',
				type: 'relationship',
				relationTo: 'films',
				label: 'Film',
				admin: { description: 'One of those under Films, with its own still picture.' },
			},
			picture('poster', { label: 'Still picture', required: false, help: 'Only without a film.' }),
			target('to', { label: 'Leads to, without a film', required: false }),
		],
	},
	toSnapshot: (block, pictures) => ({
		kind: 'video',
		tone: block.tone,
		title: text(block.title, block.titleCn),
		text: optionalText(block.text, block.textCn),
		filmId: block.film ? idOf(block.film) : undefined,
		poster: block.poster ? pictures.need(idOf(block.poster)) : undefined,
		to: block.to ?? undefined,
	}),
	fromSample: (section, pictures) => ({
		blockType: 'video',
		tone: section.tone,
		...pair('title', section.title),
		...pair('text', section.text),
		film: section.filmId,
		poster: section.poster && pictures(section.poster),
		to: section.to,
	}),
};
