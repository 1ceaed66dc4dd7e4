import type { CollectionConfig } from 'payload';
import { contentAccess, hiddenExceptFor } from '../access/content.ts';
import { addedSectionsField, addedSectionsOf, fromAddedSections } from '../blocks/section-blocks.ts';
import { day } from '../fields/day.ts';
import { picture } from '../fields/picture.ts';
import { richWords } from '../fields/rich-words.ts';
import { fromSearchEngines, searchEngines, searchEnginesFields } from '../fields/search-engines.ts';
import { slug } from '../fields/slug.ts';
import { words } from '../fields/words.ts';
import { previewOf } from '../preview/preview-of.ts';
import { noon } from '../seed/noon.ts';
import { pair, richPair } from '../seed/pairs.ts';
import type { CollectionPart } from '../snapshot/part.ts';
import { day as dayOf, idOf, richText, text } from '../snapshot/words.ts';
import { draftContent } from './draft-content.ts';

export const articles: CollectionConfig = {
	slug: 'articles',
	labels: { singular: 'Article', plural: 'Articles' },
	access: contentAccess(),
	defaultSort: '-publishedOn',
	...draftContent,
	admin: {
		group: 'Newsroom',
		useAsTitle: 'title',
		defaultColumns: ['title', 'kind', 'publishedOn', '_status'],
		listSearchableFields: ['title', 'titleCn', 'slug'],
		hidden: hiddenExceptFor('editor'),
		...previewOf('article'),
	},
	fields: [
		slug('/resources/…'),
		{
			name: 'kind',
			type: 'select',
			required: true,
			defaultValue: 'blog',
			options: [
				{ label: 'Blog', value: 'blog' },
				{ label: 'Press release', value: 'press' },
			],
			admin: { position: 'sidebar' },
		},
		{
			name: 'isArticle',
			type: 'checkbox',
			label: 'Show under the tab Articles',
			defaultValue: false,
			admin: { position: 'sidebar', condition: (_, siblings) => siblings.kind === 'blog' },
		},
		day('publishedOn', {
			label: 'Date shown',
			help: 'The date readers see and lists are sorted by. To publish later, use Schedule Publish beside Publish.',
			sidebar: true,
			isRead: true,
		}),
		{
			type: 'tabs',
			tabs: [
				{
					label: 'Article',
					fields: [
						words('title', { label: 'Title', required: true }),
						picture(),
						richWords('content', { label: 'Text', required: true }),
					],
				},
				{
					label: 'Sections',
					description: 'Shown below the text, such as steps in pictures.',
					fields: [{ ...addedSectionsField, label: false }],
				},
				{ label: 'Search engines', fields: searchEnginesFields },
			],
		},
	],
};

export const articlesPart: CollectionPart<'articles', 'articles'> = {
	collection: 'articles',
	sort: '-publishedOn',
	madeOf: ['reusable-sections'],
	toSnapshot: (doc, pictures) => ({
		id: doc.id,
		slug: doc.slug,
		kind: doc.kind,
		isArticle: doc.isArticle ?? false,
		title: text(doc.title, doc.titleCn),
		...searchEngines(doc),
		publishedOn: dayOf(doc.publishedOn),
		picture: pictures.need(idOf(doc.picture)),
		content: richText(doc.content, doc.contentCn, pictures.find),
		sections: addedSectionsOf(doc.sections, pictures),
	}),
	fromSample: (item, pictures) => ({
		id: item.id,
		slug: item.slug,
		kind: item.kind,
		isArticle: item.isArticle,
		...pair('title', item.title),
		...fromSearchEngines(item),
		publishedOn: noon(item.publishedOn),
		picture: pictures(item.picture),
		...richPair('content', item.content, pictures),
		sections: fromAddedSections(item.sections, pictures),
		_status: 'published',
	}),
};
