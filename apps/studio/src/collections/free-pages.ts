import { fillFromTemplate, templateField } from '../blocks/page-templates.ts';
import { pageSections } from '../blocks/section-blocks.ts';
import { tab } from '../fields/codec.ts';
import { formOnly, own, words } from '../fields/field.ts';
import { freeAddress } from '../fields/free-address.ts';
import { searchEngines } from '../fields/search-engines.ts';
import { forgetGone, noteGone, noteGoneForGood } from '../publish/gone-pages.ts';
import { defineContent } from './define-content.ts';

/** Pages that staff create, at addresses of their choice. */
export const freePages = defineContent('freePages', 'free-pages', {
	labels: { singular: { en: 'Free page', zh: '自由页面' }, plural: { en: 'Free pages', zh: '自由页面' } },
	hooks: {
		beforeValidate: [fillFromTemplate],
		beforeChange: [noteGone],
		afterChange: [forgetGone],
		afterDelete: [noteGoneForGood],
	},
	drafts: true,
	shownByOthers: true,
	defaultSort: '-updatedAt',
	sort: 'id',
	madeOf: ['reusable-sections'],
	admin: {
		group: { en: 'Pages', zh: '页面' },
		useAsTitle: 'title',
		defaultColumns: ['title', 'slug', '_status', 'updatedAt'],
		listSearchableFields: ['title', 'titleCn', 'slug'],
		description: {
			en: 'Campaigns, launches, webinars: pages at addresses of their own, made of the same sections as the fixed pages.',
			zh: '推广活动、产品上市、网络研讨会：拥有自己地址的页面，由与固定页面相同的版块组成。',
		},
	},
	fields: {
		slug: own<string, string>(
			() => freeAddress,
			(address) => address,
			(address) => address,
		),
		_template: formOnly(templateField),
		title: words({
			label: { en: 'Title', zh: '标题' },
			required: true,
			help: {
				en: 'Names the page in search results, the browser’s tab and the menu’s list.',
				zh: '在搜索结果、浏览器标签和菜单列表中作为页面名称。',
			},
		}),
		...tab({ en: 'Sections', zh: '版块' }, { sections: pageSections }),
		...tab({ en: 'Search engines', zh: '搜索引擎' }, searchEngines),
	},
});
