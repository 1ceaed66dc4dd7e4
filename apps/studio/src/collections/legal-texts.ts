import type { CollectionConfig } from 'payload';
import { contentAccess, hiddenExceptFor } from '../access/content.ts';
import { day } from '../fields/day.ts';
import { richWords } from '../fields/rich-words.ts';
import { words } from '../fields/words.ts';
import { draftContent } from './draft-content.ts';

export const legalTexts: CollectionConfig = {
	slug: 'legal-texts',
	labels: { singular: 'Legal text', plural: 'Legal texts' },
	access: contentAccess(),
	...draftContent,
	admin: { group: 'Pages', useAsTitle: 'key', hidden: hiddenExceptFor('editor') },
	fields: [
		{
			name: 'key',
			type: 'select',
			label: 'Page',
			required: true,
			unique: true,
			options: [
				{ label: 'Privacy policy', value: 'privacy-policy' },
				{ label: 'Terms and conditions', value: 'terms-and-conditions' },
			],
			admin: { position: 'sidebar' },
		},
		day('updatedOn', { label: 'Last updated', sidebar: true }),
		richWords('intro', { label: 'Introduction' }),
		{
			name: 'sections',
			type: 'array',
			minRows: 1,
			labels: { singular: 'Section', plural: 'Sections' },
			fields: [
				words('title', { label: 'Title', required: true }),
				richWords('body', { label: 'Text', required: true }),
			],
		},
	],
};
