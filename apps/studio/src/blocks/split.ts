import type { Block } from 'payload';
import { actions } from '../fields/actions.ts';
import { picture } from '../fields/picture.ts';
import { richWords } from '../fields/rich-words.ts';
import { tone } from '../fields/tone.ts';
import { words } from '../fields/words.ts';

export const split: Block = {
	slug: 'split',
	labels: { singular: 'Picture beside words', plural: 'Pictures beside words' },
	fields: [
		tone,
		words('eyebrow', { label: 'Small line above the title' }),
		words('title', { label: 'Title', required: true }),
		richWords('body', { label: 'Text', required: true }),
		picture(),
		{
			name: 'side',
			type: 'select',
			label: 'Picture on the',
			required: true,
			defaultValue: 'right',
			options: ['left', 'right'],
		},
		actions(),
	],
};
