import type { Block } from 'payload';
import { tone } from '../fields/tone.ts';
import { words } from '../fields/words.ts';

export const network: Block = {
	slug: 'network',
	labels: { singular: 'Places on a map', plural: 'Places on a map' },
	fields: [
		tone,
		words('title', { label: 'Title', required: true }),
		words('text', { label: 'Text', long: true }),
		{
			name: 'places',
			type: 'array',
			minRows: 1,
			fields: [
				words('city', { label: 'City', required: true }),
				words('country', { label: 'Country', required: true }),
				words('role', { label: 'What happens there', required: true }),
				{
					type: 'row',
					fields: [
						{ name: 'latitude', type: 'number', required: true, min: -90, max: 90 },
						{ name: 'longitude', type: 'number', required: true, min: -180, max: 180 },
					],
				},
			],
		},
	],
};
