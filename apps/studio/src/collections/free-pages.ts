import type { CollectionConfig } from 'payload';
import { contentAccess, hiddenExceptFor } from '../access/content.ts';
import { fillFromTemplate, templateField } from '../blocks/page-templates.ts';
import { fromSection, sectionsField, sectionsOf } from '../blocks/section-blocks.ts';
import { freeAddress } from '../fields/free-address.ts';
import { fromSearchEngines, searchEngines, searchEnginesFields } from '../fields/search-engines.ts';
import { words } from '../fields/words.ts';
import { forgetGone, noteGone, noteGoneForGood } from '../publish/gone-pages.ts';
import { pair } from '../seed/pairs.ts';
import type { CollectionPart } from '../snapshot/part.ts';
import { text } from '../snapshot/words.ts';
import { draftContent } from './draft-content.ts';

/** Pages that staff make, at addresses of their own. */
export const freePages: CollectionConfig = {
	slug: 'free-pages',
	labels: { singular: 'Free page', plural: 'Free pages' },
	access: contentAccess(),
	hooks: {
		beforeValidate: [fillFromTemplate],
		beforeChange: [noteGone],
		afterChange: [forgetGone],
		afterDelete: [noteGoneForGood],
	},
	...draftContent,
	defaultSort: '-updatedAt',
	admin: {
		group: 'Pages',
		useAsTitle: 'title',
		defaultColumns: ['title', 'slug', '_status', 'updatedAt'],
		listSearchableFields: ['title', 'titleCn', 'slug'],
		description:
			'Campaigns, launches, webinars: pages at addresses of their own, made of the same sections as the fixed pages.',
		hidden: hiddenExceptFor('editor'),
	},
	fields: [
		freeAddress,
		templateField,
		words('title', {
			label: 'Title',
			required: true,
			help: 'Names the page in search results, the browser’s tab and the menu’s list.',
		}),
		{
			type: 'tabs',
			tabs: [
				{ label: 'Sections', fields: [sectionsField] },
				{ label: 'Search engines', fields: searchEnginesFields },
			],
		},
	],
};

export const freePagesPart: CollectionPart<'freePages', 'free-pages'> = {
	collection: 'free-pages',
	sort: 'id',
	madeOf: ['reusable-sections'],
	toSnapshot: (doc, pictures) => ({
		id: doc.id,
		slug: doc.slug,
		title: text(doc.title, doc.titleCn),
		...searchEngines(doc),
		sections: sectionsOf(doc.sections, pictures),
	}),
	fromSample: (item, pictures) => ({
		id: item.id,
		slug: item.slug,
		...pair('title', item.title),
		...fromSearchEngines(item),
		sections: item.sections.map((sample) => fromSection(sample, pictures)),
		_status: 'published',
	}),
};
