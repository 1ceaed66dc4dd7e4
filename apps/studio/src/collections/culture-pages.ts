import { cultureSlugs } from '@site/contract/company';
import { picture, rich, text, words } from '../fields/field.ts';
import { usedOnce } from '../fields/used-once.ts';
import type { Said } from '../words/said.ts';
import { defineContent } from './define-content.ts';

const theSlugs: Said = { en: `One of: ${cultureSlugs.join(', ')}.`, zh: `以下之一：${cultureSlugs.join('、')}。` };

export const culturePages = defineContent('culture', 'culture-pages', {
	labels: { singular: { en: 'Culture page', zh: '企业文化页面' }, plural: { en: 'Culture pages', zh: '企业文化页面' } },
	fixed: { place: 'slug', count: cultureSlugs.length },
	orderable: true,
	drafts: true,
	sort: '_order',
	admin: {
		group: { en: 'Company', zh: '公司' },
		useAsTitle: 'title',
		description: {
			en: 'The site has three of them, each at an address of its own: change them, drag them. None can be added.',
			zh: '网站有三个此类页面，各有自己的地址：可修改、可拖动排序，不能新增。',
		},
	},
	fields: {
		slug: text({
			label: { en: 'Address', zh: '地址' },
			required: true,
			unique: true,
			index: true,
			sidebar: true,
			help: {
				en: `What stands for the dots in /Culture/…. ${theSlugs.en}`,
				zh: `即 /Culture/… 中省略号所代表的部分。${theSlugs.zh}`,
			},
			validate: usedOnce('slug', (value) => cultureSlugs.some((slug) => slug === value) || theSlugs),
		}),
		title: words({ label: { en: 'Title', zh: '标题' }, required: true }),
		summary: words({
			label: { en: 'Summary', zh: '摘要' },
			long: true,
			help: { en: 'Shown on the card on the careers page.', zh: '显示在招聘页的卡片上。' },
		}),
		picture: picture(),
		content: rich({ label: { en: 'Text', zh: '正文' }, required: true }),
	},
});
