import type { CollectionConfig } from 'payload';
import { contentAccess, hiddenExceptFor } from '../access/content.ts';
import { addedSectionsField, addedSectionsOf, fromAddedSections } from '../blocks/section-blocks.ts';
import { day } from '../fields/day.ts';
import { picture } from '../fields/picture.ts';
import { richWords } from '../fields/rich-words.ts';
import { fromSearchEngines, searchEngines, searchEnginesFields } from '../fields/search-engines.ts';
import { slug } from '../fields/slug.ts';
import { words } from '../fields/words.ts';
import { noon } from '../mapping/noon.ts';
import { pair, richPair } from '../mapping/pairs.ts';
import type { CollectionPart } from '../mapping/part.ts';
import { day as dayOf, idOf, richText, text } from '../mapping/words.ts';
import { draftContent } from './draft-content.ts';

export const articles: CollectionConfig = {
	slug: 'articles',
	labels: { singular: { en: 'Article', zh: '文章' }, plural: { en: 'Articles', zh: '文章' } },
	access: contentAccess(),
	defaultSort: '-publishedOn',
	...draftContent,
	admin: {
		group: { en: 'Newsroom', zh: '新闻中心' },
		useAsTitle: 'title',
		defaultColumns: ['title', 'picture', 'kind', 'publishedOn', '_status'],
		listSearchableFields: ['title', 'titleCn', 'slug'],
		hidden: hiddenExceptFor('editor'),
	},
	fields: [
		slug('/resources/…'),
		{
			name: 'kind',
			type: 'select',
			label: { en: 'Kind', zh: '类别' },
			required: true,
			defaultValue: 'blog',
			options: [
				{ label: { en: 'Blog', zh: '博客' }, value: 'blog' },
				{ label: { en: 'Press release', zh: '新闻稿' }, value: 'press' },
			],
			admin: { position: 'sidebar' },
		},
		{
			name: 'isArticle',
			type: 'checkbox',
			label: { en: 'Show under the tab Articles', zh: '显示在“文章”标签页下' },
			defaultValue: false,
			admin: { position: 'sidebar', condition: (_, siblings) => siblings.kind === 'blog' },
		},
		day('publishedOn', {
			label: { en: 'Date shown', zh: '显示日期' },
			help: {
				en: 'The date readers see and lists are sorted by. To publish later, use Schedule Publish beside Publish.',
				zh: '读者看到的日期，列表按此排序。如需稍后发布，请使用“发布”旁的“预约发布”。',
			},
			sidebar: true,
			isRead: true,
		}),
		{
			type: 'tabs',
			tabs: [
				{
					label: { en: 'Article', zh: '文章' },
					fields: [
						words('title', { label: { en: 'Title', zh: '标题' }, required: true }),
						picture(),
						richWords('content', { label: { en: 'Text', zh: '正文' }, required: true }),
					],
				},
				{
					label: { en: 'Sections', zh: '版块' },
					description: { en: 'Shown below the text, such as steps in pictures.', zh: '显示在正文下方，例如图示步骤。' },
					fields: [{ ...addedSectionsField, label: false }],
				},
				{ label: { en: 'Search engines', zh: '搜索引擎' }, fields: searchEnginesFields },
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
