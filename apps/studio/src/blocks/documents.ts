import { documentKeys } from '@site/contract/company';
import type { Block } from 'payload';
import { tone } from '../fields/tone.ts';
import { words } from '../fields/words.ts';

export const documentsBlock: Block = {
	slug: 'documents',
	labels: { singular: 'Documents', plural: 'Documents' },
	fields: [
		tone,
		words('title', { label: 'Title', required: true }),
		words('intro', { label: 'Introduction', long: true }),
		{ name: 'keys', type: 'select', label: 'Documents', hasMany: true, required: true, options: [...documentKeys] },
	],
};
