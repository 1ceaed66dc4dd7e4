import type { Block } from 'payload';
import { actions } from '../fields/actions.ts';
import { picture } from '../fields/picture.ts';
import { tone } from '../fields/tone.ts';
import { words } from '../fields/words.ts';

export const call: Block = {
	slug: 'call',
	labels: { singular: 'Call to action', plural: 'Calls to action' },
	fields: [
		tone,
		words('title', { label: 'Title', required: true }),
		words('text', { label: 'Text', long: true }),
		picture('picture', { required: false }),
		actions({ minRows: 1 }),
	],
};
