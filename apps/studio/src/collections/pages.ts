import { pageKeys } from '@site/contract/pages';
import type { CollectionConfig } from 'payload';
import { hiddenExceptFor } from '../access/content.ts';
import { fixedAccess } from '../access/fixed.ts';
import { fromSection, sectionsField, sectionsOf } from '../blocks/section-blocks.ts';
import { fromSearchEngines, searchEngines, searchEnginesFields } from '../fields/search-engines.ts';
import { words } from '../fields/words.ts';
import { alwaysThere } from '../publish/always-there.ts';
import { pair } from '../seed/pairs.ts';
import type { CollectionPart } from '../snapshot/part.ts';
import { text } from '../snapshot/words.ts';
import { draftContent } from './draft-content.ts';

export const pages: CollectionConfig = {
	slug: 'pages',
	labels: { singular: 'Page', plural: 'Pages' },
	access: fixedAccess('pages', pageKeys.length),
	hooks: alwaysThere('key'),
	...draftContent,
	defaultSort: 'id',
	admin: {
		group: 'Pages',
		useAsTitle: 'title',
		defaultColumns: ['title', 'key', '_status', 'updatedAt'],
		description:
			'The pages that the site always has, each a list of sections: add, change, drag them. Lists of products, jobs or results show between them by themselves.',
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
					fields: [sectionsField],
				},
				{
					label: 'Search engines',
					fields: [words('title', { label: 'Browser title', required: true }), ...searchEnginesFields],
				},
			],
		},
	],
};

export const pagesPart: CollectionPart<'pages', 'pages'> = {
	collection: 'pages',
	sort: 'id',
	madeOf: ['reusable-sections'],
	toSnapshot: (doc, pictures) => ({
		key: doc.key,
		title: text(doc.title, doc.titleCn),
		...searchEngines(doc),
		sections: sectionsOf(doc.sections, pictures),
	}),
	fromSample: (item, pictures) => ({
		key: item.key,
		...pair('title', item.title),
		...fromSearchEngines(item),
		sections: item.sections.map((sample) => fromSection(sample, pictures)),
		_status: 'published',
	}),
};
