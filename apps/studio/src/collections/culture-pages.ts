import { cultureSlugs } from '@site/contract/company';
import type { CollectionConfig } from 'payload';
import { hiddenExceptFor } from '../access/content.ts';
import { fixedAccess } from '../access/fixed.ts';
import { picture } from '../fields/picture.ts';
import { richWords } from '../fields/rich-words.ts';
import { usedOnce } from '../fields/used-once.ts';
import { words } from '../fields/words.ts';
import { pair, richPair } from '../mapping/pairs.ts';
import type { CollectionPart } from '../mapping/part.ts';
import { idOf, richText, text } from '../mapping/words.ts';
import { alwaysThere } from '../publish/always-there.ts';
import type { Said } from '../words/said.ts';
import { draftContent } from './draft-content.ts';

const theSlugs: Said = { en: `One of: ${cultureSlugs.join(', ')}.`, zh: `以下之一：${cultureSlugs.join('、')}。` };

export const culturePages: CollectionConfig = {
	slug: 'culture-pages',
	labels: { singular: { en: 'Culture page', zh: '企业文化页面' }, plural: { en: 'Culture pages', zh: '企业文化页面' } },
	access: fixedAccess('culture-pages', cultureSlugs.length),
	hooks: alwaysThere('slug'),
	orderable: true,
	...draftContent,
	admin: {
		group: { en: 'Company', zh: '公司' },
		useAsTitle: 'title',
		description: {
			en: 'The site has three of them, each at an address of its own: change them, drag them. None can be added.',
			zh: '网站有三个此类页面，各有自己的地址：可修改、可拖动排序，不能新增。',
		},
		hidden: hiddenExceptFor('editor'),
	},
	fields: [
		{
			name: 'slug',
			type: 'text',
			label: { en: 'Address', zh: '地址' },
			required: true,
			unique: true,
			index: true,
			admin: {
				position: 'sidebar',
				description: {
					en: `What stands for the dots in /Culture/…. ${theSlugs.en}`,
					zh: `即 /Culture/… 中省略号所代表的部分。${theSlugs.zh}`,
				},
			},
			validate: usedOnce('slug', (value) => cultureSlugs.some((slug) => slug === value) || theSlugs),
		},
		words('title', { label: { en: 'Title', zh: '标题' }, required: true }),
		words('summary', {
			label: { en: 'Summary', zh: '摘要' },
			long: true,
			help: { en: 'Shown on the card on the careers page.', zh: '显示在招聘页的卡片上。' },
		}),
		picture(),
		richWords('content', { label: { en: 'Text', zh: '正文' }, required: true }),
	],
};

export const culturePagesPart: CollectionPart<'culture', 'culture-pages'> = {
	collection: 'culture-pages',
	sort: '_order',
	toSnapshot: (doc, pictures) => ({
		slug: doc.slug,
		title: text(doc.title, doc.titleCn),
		summary: text(doc.summary, doc.summaryCn),
		picture: pictures.need(idOf(doc.picture)),
		content: richText(doc.content, doc.contentCn, pictures.find),
	}),
	fromSample: (item, pictures) => ({
		slug: item.slug,
		...pair('title', item.title),
		...pair('summary', item.summary),
		picture: pictures(item.picture),
		...richPair('content', item.content),
		_status: 'published',
	}),
};
