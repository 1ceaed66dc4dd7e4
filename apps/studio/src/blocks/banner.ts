import type { Block } from 'payload';
import { actions } from '../fields/actions.ts';
import { picture } from '../fields/picture.ts';
import { words } from '../fields/words.ts';

export const banner: Block = {
	slug: 'banner',
	labels: { singular: 'Banner', plural: 'Banners' },
	fields: [
		words('eyebrow', { label: 'Small line above the title' }),
		words('title', { label: 'Title', required: true }),
		words('text', { label: 'Text', long: true }),
		picture(),
		actions(),
	],
};
