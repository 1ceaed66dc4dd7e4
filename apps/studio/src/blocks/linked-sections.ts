import type { SectionOf } from '@site/contract/sections';
import { row } from '../fields/codec.ts';
import { documentPlaces } from '../fields/document-places.ts';
import { choice, choices, list, number, words } from '../fields/field.ts';
import { tone } from '../fields/tone.ts';
import { heading } from './heading.ts';
import { defineSection } from './section-in-studio.ts';

export const areas = defineSection('areas', {
	singular: { en: 'Product areas', zh: '产品领域' },
	fields: { tone, ...heading },
});

export const finder = defineSection('finder', {
	singular: { en: 'Product finder', zh: '产品查找器' },
	fields: { tone, ...heading },
});

export const logos = defineSection('logos', {
	singular: { en: 'Logos', zh: '标志' },
	fields: {
		tone,
		...heading,
		of: choice(
			{ partners: { en: 'Partners', zh: '合作伙伴' }, sisterCompanies: { en: 'Sister companies', zh: '兄弟公司' } },
			{ label: { en: 'Logos of', zh: '哪些标志' }, required: true },
		),
	},
});

export const news = defineSection('news', {
	singular: { en: 'Latest news', zh: '最新动态' },
	fields: {
		tone,
		title: words({ label: { en: 'Title', zh: '标题' }, required: true }),
		of: choice(
			{ blog: { en: 'Blog', zh: '博客' }, press: { en: 'Press releases', zh: '新闻稿' } },
			{ label: { en: 'From', zh: '来源' }, required: true, defaultValue: 'blog' },
		),
	},
});

export const documents = defineSection('documents', {
	singular: { en: 'Documents', zh: '文件' },
	fields: {
		tone,
		...heading,
		keys: choices(documentPlaces, { label: { en: 'Documents', zh: '文件' }, required: true }),
	},
});

export const network = defineSection('network', {
	singular: { en: 'Places on a map', zh: '地图上的地点' },
	fields: {
		tone,
		title: words({ label: { en: 'Title', zh: '标题' }, required: true }),
		text: words({ label: { en: 'Text', zh: '正文' }, long: true }),
		places: list<SectionOf<'network'>['places'][number]>(
			{
				label: { en: 'Places', zh: '地点' },
				singular: { en: 'Place', zh: '地点' },
				plural: { en: 'Places', zh: '地点' },
				minRows: 1,
			},
			{
				city: words({ label: { en: 'City', zh: '城市' }, required: true }),
				country: words({ label: { en: 'Country', zh: '国家或地区' }, required: true }),
				role: words({ label: { en: 'What happens there', zh: '当地业务' }, required: true }),
				...row({
					latitude: number({ label: { en: 'Latitude', zh: '纬度' }, required: true, min: -90, max: 90 }),
					longitude: number({ label: { en: 'Longitude', zh: '经度' }, required: true, min: -180, max: 180 }),
				}),
			},
		),
	},
});
