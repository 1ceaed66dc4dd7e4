import { picture } from '../fields/picture.ts';
import { target } from '../fields/target.ts';
import { tone } from '../fields/tone.ts';
import { words } from '../fields/words.ts';
import { pair } from '../mapping/pairs.ts';
import { idOf, optionalText, text } from '../mapping/words.ts';
import type { SectionInStudio } from './section-in-studio.ts';

export const video: SectionInStudio<'video'> = {
	block: {
		slug: 'video',
		labels: { singular: { en: 'Video', zh: '视频' }, plural: { en: 'Videos', zh: '视频' } },
		fields: [
			tone,
			words('title', { label: { en: 'Title', zh: '标题' }, required: true }),
			words('text', { label: { en: 'Text', zh: '正文' }, long: true }),
			{
				name: 'film',
				type: 'relationship',
				relationTo: 'films',
				label: { en: 'Film', zh: '影片' },
				admin: {
					description: {
						en: 'One of those under Films, with its own still picture.',
						zh: '“影片”下的一部，使用其自带的静态图片。',
					},
				},
			},
			picture('poster', {
				label: { en: 'Still picture', zh: '静态图片' },
				required: false,
				help: { en: 'Only without a film.', zh: '仅在没有影片时使用。' },
			}),
			target('to', { label: { en: 'Leads to, without a film', zh: '没有影片时的链接' }, required: false }),
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
