import type { iconNames, SectionOf } from '@site/contract/sections';
import { choice, list, or, target, words } from '../fields/field.ts';
import { titled } from '../fields/titled.ts';
import { tone } from '../fields/tone.ts';
import type { Said } from '../words/said.ts';
import { heading, optionalHeading } from './heading.ts';
import { defineSection } from './section-in-studio.ts';

export const figures = defineSection('figures', {
	singular: { en: 'Figures', zh: '数据' },
	fields: {
		tone,
		title: or(undefined, words({ label: { en: 'Title', zh: '标题' } })),
		items: list<SectionOf<'figures'>['items'][number]>(
			{
				label: { en: 'Figures', zh: '数据' },
				singular: { en: 'Item', zh: '条目' },
				plural: { en: 'Items', zh: '条目' },
				minRows: 1,
			},
			{
				value: words({ label: { en: 'Figure', zh: '数字' }, required: true }),
				label: words({ label: { en: 'What it counts', zh: '数字的含义' }, required: true }),
			},
		),
	},
});

const icons: Record<(typeof iconNames)[number], Said> = {
	quality: { en: 'quality', zh: '质量' },
	access: { en: 'access', zh: '可及' },
	savings: { en: 'savings', zh: '储蓄' },
	flexibility: { en: 'flexibility', zh: '灵活' },
	health: { en: 'health', zh: '健康' },
	retirement: { en: 'retirement', zh: '退休' },
	growth: { en: 'growth', zh: '成长' },
	support: { en: 'support', zh: '支持' },
	collaboration: { en: 'collaboration', zh: '协作' },
	pricing: { en: 'pricing', zh: '价格' },
	speed: { en: 'speed', zh: '速度' },
	shield: { en: 'shield', zh: '盾牌' },
	globe: { en: 'globe', zh: '地球' },
	factory: { en: 'factory', zh: '工厂' },
	microscope: { en: 'microscope', zh: '显微镜' },
	document: { en: 'document', zh: '文件' },
	people: { en: 'people', zh: '人员' },
	calendar: { en: 'calendar', zh: '日历' },
};

export const benefits = defineSection('benefits', {
	singular: { en: 'Benefits with icons', zh: '带图标的优势' },
	fields: {
		tone,
		...optionalHeading,
		items: list<SectionOf<'benefits'>['items'][number]>(
			{
				label: { en: 'Benefits', zh: '优势' },
				singular: { en: 'Item', zh: '条目' },
				plural: { en: 'Items', zh: '条目' },
				minRows: 1,
			},
			{
				icon: choice(icons, { label: { en: 'Icon', zh: '图标' }, required: true }),
				...titled(),
			},
		),
	},
});

type Group = SectionOf<'lists'>['groups'][number];

const items = list<Group['items'][number]>(
	{
		label: { en: 'Entries', zh: '条目' },
		singular: { en: 'Item', zh: '条目' },
		plural: { en: 'Items', zh: '条目' },
		minRows: 1,
	},
	{
		text: words({ label: { en: 'Entry', zh: '条目' }, required: true }),
		to: or(undefined, target({ required: false })),
	},
);

export const lists = defineSection('lists', {
	singular: { en: 'Lists', zh: '列表' },
	fields: {
		tone,
		...optionalHeading,
		groups: list<Group>(
			{
				label: { en: 'Lists', zh: '列表' },
				singular: { en: 'Group', zh: '分组' },
				plural: { en: 'Groups', zh: '分组' },
				minRows: 1,
			},
			{ title: or(undefined, words({ label: { en: 'Title', zh: '标题' } })), items },
		),
	},
});

export const timeline = defineSection('timeline', {
	singular: { en: 'Timeline', zh: '时间线' },
	fields: {
		tone,
		...heading,
		items: list<SectionOf<'timeline'>['items'][number]>(
			{
				label: { en: 'Years', zh: '年份' },
				singular: { en: 'Item', zh: '条目' },
				plural: { en: 'Items', zh: '条目' },
				minRows: 1,
			},
			{ year: words({ label: { en: 'Year', zh: '年份' }, required: true }), ...titled() },
		),
	},
});

export const diagram = defineSection('diagram', {
	singular: { en: 'Diagram', zh: '示意图' },
	fields: {
		tone,
		...heading,
		center: words({ label: { en: 'In the middle of the ring', zh: '圆环中央' }, required: true }),
		items: list<SectionOf<'diagram'>['items'][number]>(
			{
				label: { en: 'Around the ring', zh: '圆环四周' },
				singular: { en: 'Item', zh: '条目' },
				plural: { en: 'Items', zh: '条目' },
				minRows: 3,
				maxRows: 9,
			},
			titled(),
		),
	},
});
