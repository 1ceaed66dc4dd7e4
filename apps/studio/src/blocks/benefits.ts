import type { iconNames } from '@site/contract/sections';
import { fromTitled, titled, titledFields } from '../fields/titled.ts';
import { tone } from '../fields/tone.ts';
import { choicesOf, type Said } from '../words/said.ts';
import { fromHeading, headingFields, optionalHeading } from './heading.ts';
import type { SectionInStudio } from './section-in-studio.ts';

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

export const benefits: SectionInStudio<'benefits'> = {
	block: {
		slug: 'benefits',
		labels: {
			singular: { en: 'Benefits with icons', zh: '带图标的优势' },
			plural: { en: 'Benefits with icons', zh: '带图标的优势' },
		},
		fields: [
			tone,
			...headingFields(),
			{
				name: 'items',
				type: 'array',
				label: { en: 'Benefits', zh: '优势' },
				labels: { singular: { en: 'Item', zh: '条目' }, plural: { en: 'Items', zh: '条目' } },
				minRows: 1,
				fields: [
					{
						name: 'icon',
						type: 'select',
						label: { en: 'Icon', zh: '图标' },
						required: true,
						options: choicesOf(icons),
					},
					...titledFields(),
				],
			},
		],
	},
	toSnapshot: (block) => ({
		kind: 'benefits',
		tone: block.tone,
		...optionalHeading(block),
		items: (block.items ?? []).map((item) => ({ icon: item.icon, ...titled(item) })),
	}),
	fromSample: (section) => ({
		blockType: 'benefits',
		tone: section.tone,
		...fromHeading(section),
		items: section.items.map((item) => ({ icon: item.icon, ...fromTitled(item) })),
	}),
};
