import type { Block } from 'payload';
import { tone } from '../fields/tone.ts';
import { words } from '../fields/words.ts';

export const news: Block = {
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
};
