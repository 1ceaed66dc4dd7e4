import type { Block } from 'payload';
import { tone } from '../fields/tone.ts';
import { words } from '../fields/words.ts';

export const steps: Block = {
	slug: 'steps',
	labels: { singular: 'Steps', plural: 'Steps' },
	fields: [
		tone,
		words('title', { label: 'Title', required: true }),
		words('intro', { label: 'Introduction', long: true }),
		{
			name: 'items',
			type: 'array',
			label: 'Steps',
			minRows: 1,
			fields: [
				words('title', { label: 'Title', required: true }),
				words('text', { label: 'Text', long: true, required: true }),
			],
		},
	],
};
