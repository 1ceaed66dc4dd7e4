import type { Block } from 'payload';
import { tone } from '../fields/tone.ts';
import { words } from '../fields/words.ts';

export const lists: Block = {
	slug: 'lists',
	labels: { singular: 'Lists', plural: 'Lists' },
	fields: [
		tone,
		words('title', { label: 'Title' }),
		words('intro', { label: 'Introduction', long: true }),
		{
			name: 'groups',
			type: 'array',
			label: 'Lists',
			minRows: 1,
			fields: [
				words('title', { label: 'Title' }),
				{
					name: 'items',
					type: 'array',
					label: 'Entries',
					minRows: 1,
					fields: [words('text', { label: 'Entry', required: true })],
				},
			],
		},
	],
};
