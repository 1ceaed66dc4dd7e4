import type { CollectionConfig } from 'payload';
import { contentAccess, hiddenExceptFor } from '../access/content.ts';
import { fillFromTemplate, templateField } from '../blocks/page-templates.ts';
import { fromSection, sectionsField, sectionsOf } from '../blocks/section-blocks.ts';
import { freeAddress } from '../fields/free-address.ts';
import { fromSearchEngines, searchEngines, searchEnginesFields } from '../fields/search-engines.ts';
import { words } from '../fields/words.ts';
import { pair } from '../mapping/pairs.ts';
import type { CollectionPart } from '../mapping/part.ts';
import { text } from '../mapping/words.ts';
import { forgetGone, noteGone, noteGoneForGood } from '../publish/gone-pages.ts';
import { draftContent } from './draft-content.ts';

/** Pages that staff make, at addresses of their own. */
export const freePages: CollectionConfig = {
	slug: 'free-pages',
	labels: { singular: { en: 'Free page', zh: '自由页面' }, plural: { en: 'Free pages', zh: '自由页面' } },
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
		group: { en: 'Pages', zh: '页面' },
		useAsTitle: 'title',
		defaultColumns: ['title', 'slug', '_status', 'updatedAt'],
		listSearchableFields: ['title', 'titleCn', 'slug'],
		description: {
			en: 'Campaigns, launches, webinars: pages at addresses of their own, made of the same sections as the fixed pages.',
			zh: '推广活动、产品上市、网络研讨会：拥有自己地址的页面，由与固定页面相同的版块组成。',
		},
		hidden: hiddenExceptFor('editor'),
	},
	fields: [
		freeAddress,
		templateField,
		words('title', {
			label: { en: 'Title', zh: '标题' },
			required: true,
			help: {
				en: 'Names the page in search results, the browser’s tab and the menu’s list.',
				zh: '在搜索结果、浏览器标签和菜单列表中作为页面名称。',
			},
		}),
		{
			type: 'tabs',
			tabs: [
				{ label: { en: 'Sections', zh: '版块' }, fields: [sectionsField] },
				{ label: { en: 'Search engines', zh: '搜索引擎' }, fields: searchEnginesFields },
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
