import { iconNames } from '@site/contract/sections';
import type { Block } from 'payload';
import { tone } from '../fields/tone.ts';
import { words } from '../fields/words.ts';

export const benefits: Block = {
	slug: 'benefits',
	labels: { singular: 'Benefits with icons', plural: 'Benefits with icons' },
	fields: [
		tone,
		words('title', { label: 'Title' }),
		words('intro', { label: 'Introduction', long: true }),
		{
			name: 'items',
			type: 'array',
			label: 'Benefits',
			minRows: 1,
			fields: [
				{ name: 'icon', type: 'select', required: true, options: [...iconNames] },
				words('title', { label: 'Title', required: true }),
				words('text', { label: 'Text', long: true, required: true }),
			],
		},
	],
};
