import type { Block } from 'payload';
import { tone } from '../fields/tone.ts';
import { words } from '../fields/words.ts';

export const logos: Block = {
	slug: 'logos',
	labels: { singular: 'Logos', plural: 'Logos' },
	fields: [
		tone,
		words('title', { label: 'Title', required: true }),
		words('intro', { label: 'Introduction', long: true }),
		{
			name: 'of',
			type: 'select',
			label: 'Logos of',
			required: true,
			options: [
				{ label: 'Partners', value: 'partners' },
				{ label: 'Sister companies', value: 'sisterCompanies' },
			],
		},
	],
};
