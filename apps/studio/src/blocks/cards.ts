import type { Block } from 'payload';
import { actionFields } from '../fields/actions.ts';
import { picture } from '../fields/picture.ts';
import { tone } from '../fields/tone.ts';
import { words } from '../fields/words.ts';

export const cards: Block = {
	slug: 'cards',
	labels: { singular: 'Cards', plural: 'Cards' },
	fields: [
		tone,
		words('title', { label: 'Title' }),
		words('intro', { label: 'Introduction', long: true }),
		{
			name: 'items',
			type: 'array',
			label: 'Cards',
			minRows: 1,
			fields: [
				words('title', { label: 'Title', required: true }),
				words('text', { label: 'Text', long: true }),
				picture('picture', { required: false }),
				{ name: 'action', type: 'group', label: 'Button', fields: actionFields(false) },
			],
		},
	],
};
