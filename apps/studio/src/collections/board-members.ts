import type { CollectionConfig } from 'payload';
import { contentAccess, hiddenExceptFor } from '../access/content.ts';
import { picture } from '../fields/picture.ts';
import { richWords } from '../fields/rich-words.ts';
import { slug } from '../fields/slug.ts';
import { words } from '../fields/words.ts';
import { draftContent } from './draft-content.ts';

export const boardMembers: CollectionConfig = {
	slug: 'board-members',
	labels: { singular: 'Board member', plural: 'Scientific strategy board' },
	access: contentAccess(),
	orderable: true,
	...draftContent,
	admin: {
		group: 'Company',
		useAsTitle: 'name',
		defaultColumns: ['name', 'role', '_status'],
		hidden: hiddenExceptFor('editor'),
	},
	fields: [
		slug('/scientific-strategy-board-info?name=…', { name: 'key' }),
		words('name', { label: 'Name', required: true }),
		words('role', { label: 'Role', required: true }),
		picture('portrait', { label: 'Portrait' }),
		words('lineOne', { label: 'First line', required: true }),
		words('lineTwo', { label: 'Second line', required: true }),
		words('lineThree', { label: 'Third line', required: true }),
		richWords('biography', { label: 'Biography', required: true }),
		{
			name: 'publications',
			type: 'array',
			fields: [
				{ name: 'citation', type: 'textarea', required: true },
				{ name: 'url', type: 'text', label: 'Address', required: true },
			],
		},
	],
};
