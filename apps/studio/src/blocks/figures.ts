import type { Block } from 'payload';
import { tone } from '../fields/tone.ts';
import { words } from '../fields/words.ts';

export const figures: Block = {
	slug: 'figures',
	labels: { singular: 'Figures', plural: 'Figures' },
	fields: [
		tone,
		words('title', { label: 'Title' }),
		{
			name: 'items',
			type: 'array',
			label: 'Figures',
			minRows: 1,
			fields: [
				words('value', { label: 'Figure', required: true }),
				words('label', { label: 'What it counts', required: true }),
			],
		},
	],
};
