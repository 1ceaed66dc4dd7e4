import { pageKeys } from '@site/contract/pages';
import type { CollectionConfig } from 'payload';
import { contentAccess, hiddenExceptFor } from '../access/content.ts';
import { sectionBlocks } from '../blocks/section-blocks.ts';
import { searchEngines } from '../fields/search-engines.ts';
import { words } from '../fields/words.ts';
import { draftContent } from './draft-content.ts';

export const pages: CollectionConfig = {
	slug: 'pages',
	labels: { singular: 'Page', plural: 'Pages' },
	access: contentAccess(),
	...draftContent,
	defaultSort: 'id',
	admin: {
		group: 'Pages',
		useAsTitle: 'title',
		defaultColumns: ['title', 'key', '_status', 'updatedAt'],
		description:
			'Each page is a list of sections: add, change, drag them. Lists of products, jobs or results show between them by themselves.',
		hidden: hiddenExceptFor('editor'),
	},
	fields: [
		{
			name: 'key',
			type: 'select',
			label: 'Page',
			required: true,
			unique: true,
			options: [...pageKeys],
			admin: { position: 'sidebar', description: 'The page of the site that this is. One of each.' },
		},
		{
			type: 'tabs',
			tabs: [
				{
					label: 'Sections',
					fields: [
						{
							name: 'sections',
							type: 'blocks',
							blocks: sectionBlocks,
							labels: { singular: 'Section', plural: 'Sections' },
							label: false,
							admin: { initCollapsed: true },
						},
					],
				},
				{
					label: 'Search engines',
					fields: [words('title', { label: 'Browser title', required: true }), ...searchEngines],
				},
			],
		},
	],
};
