import type { Block } from 'payload';
import { tone } from '../fields/tone.ts';
import { words } from '../fields/words.ts';

export const contactDetails: Block = {
	slug: 'contactDetails',
	labels: { singular: 'Address, phone and e-mail', plural: 'Address, phone and e-mail' },
	fields: [
		tone,
		words('title', { label: 'Title', required: true }),
		words('intro', { label: 'Introduction', long: true }),
	],
};
