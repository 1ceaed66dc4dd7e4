import { tone } from '../fields/tone.ts';
import { words } from '../fields/words.ts';
import { pair } from '../seed/pairs.ts';
import { text } from '../snapshot/words.ts';
import type { SectionInStudio } from './section-in-studio.ts';

export const news: SectionInStudio<'news'> = {
	block: {
		slug: 'news',
		labels: { singular: 'Latest news', plural: 'Latest news' },
		fields: [
			tone,
			words('title', { label: 'Title', required: true }),
			{
				name: 'of',
				type: 'select',
				label: 'From',
				required: true,
				defaultValue: 'blog',
				options: [
					{ label: 'Blog', value: 'blog' },
					{ label: 'Press releases', value: 'press' },
				],
			},
		],
	},
	toSnapshot: (block) => ({ kind: 'news', tone: block.tone, title: text(block.title, block.titleCn), of: block.of }),
	fromSample: (section) => ({
		blockType: 'news',
		tone: section.tone,
		...pair('title', section.title),
		of: section.of,
	}),
};
