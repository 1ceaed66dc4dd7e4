import type { Block } from 'payload';
import { picture } from '../fields/picture.ts';
import { target } from '../fields/target.ts';
import { tone } from '../fields/tone.ts';
import { words } from '../fields/words.ts';

export const video: Block = {
	slug: 'video',
	labels: { singular: 'Video', plural: 'Videos' },
	fields: [
		tone,
		words('title', { label: 'Title', required: true }),
		words('text', { label: 'Text', long: true }),
		picture('poster', { label: 'Still picture' }),
		target(),
	],
};
