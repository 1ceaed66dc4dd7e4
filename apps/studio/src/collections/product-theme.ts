import type { ProductTheme } from '@site/contract/catalogue';
import type { GroupField } from 'payload';
import { addedSectionsField, addedSectionsOf, fromAddedSections } from '../blocks/section-blocks.ts';
import { picture } from '../fields/picture.ts';
import { fromTitled, titled, titledFields } from '../fields/titled.ts';
import { words } from '../fields/words.ts';
import type { PictureIds } from '../mapping/pairs.ts';
import { pair } from '../mapping/pairs.ts';
import type { PictureBook } from '../mapping/picture-book.ts';
import { idOf, text } from '../mapping/words.ts';
import type { Product } from '../payload-types.ts';

const when = (name: string) => (_: unknown, siblings: Record<string, unknown>) => Boolean(siblings[name]);

/** Beside the product itself, what the five themed pages show. */
export const themeField: GroupField = {
	name: 'theme',
	type: 'group',
	label: false,
	fields: [
		{
			name: 'enabled',
			type: 'checkbox',
			label: { en: 'This product has a themed page', zh: '该产品有主题页面' },
			defaultValue: false,
		},
		{
			type: 'group',
			label: { en: 'Theme', zh: '主题' },
			admin: { condition: when('enabled') },
			fields: [
				words('headline', { label: { en: 'Headline', zh: '大标题' } }),
				{
					type: 'row',
					fields: [
						{
							name: 'resultMinutes',
							type: 'number',
							label: { en: 'Result in minutes', zh: '出结果时间（分钟）' },
							min: 0.1,
						},
						{
							name: 'shelfLifeMonths',
							type: 'number',
							label: { en: 'Shelf life in months', zh: '有效期（月）' },
							min: 1,
						},
					],
				},
				{
					name: 'benefits',
					type: 'array',
					label: { en: 'Benefits', zh: '优势' },
					labels: { singular: { en: 'Benefit', zh: '优势' }, plural: { en: 'Benefits', zh: '优势' } },
					fields: titledFields(),
				},
				{ name: 'trust', type: 'group', label: { en: 'Trust statement', zh: '信任声明' }, fields: titledFields(false) },
				{
					name: 'cptCodes',
					type: 'array',
					label: { en: 'CPT codes', zh: 'CPT 代码' },
					labels: { singular: { en: 'Cpt Code', zh: 'CPT 代码' }, plural: { en: 'Cpt Codes', zh: 'CPT 代码' } },
					fields: [
						{ name: 'code', type: 'text', label: { en: 'Code', zh: '代码' }, required: true },
						words('covers', { label: { en: 'Covers', zh: '涵盖' }, required: true }),
					],
				},
				{
					name: 'controlKit',
					type: 'group',
					label: { en: 'Control swab kit', zh: '质控拭子盒' },
					fields: [
						...titledFields(false),
						picture('picture', { required: false }),
						{ name: 'positiveSwabs', type: 'number', label: { en: 'Positive Swabs', zh: '阳性拭子' }, min: 0 },
						{ name: 'negativeSwabs', type: 'number', label: { en: 'Negative Swabs', zh: '阴性拭子' }, min: 0 },
					],
				},
				{
					name: 'panel',
					type: 'group',
					label: { en: 'Panel (drugs of abuse)', zh: '检测项目（毒品）' },
					fields: [
						words('title', { label: { en: 'Title', zh: '标题' } }),
						{
							name: 'rows',
							type: 'array',
							label: { en: 'Rows', zh: '行' },
							labels: { singular: { en: 'Row', zh: '行' }, plural: { en: 'Rows', zh: '行' } },
							fields: [
								words('name', { label: { en: 'Substance', zh: '物质' }, required: true }),
								{ name: 'code', type: 'text', label: { en: 'Code', zh: '代码' }, required: true },
								{ name: 'cutoff', type: 'text', label: { en: 'Cut-off', zh: '临界值' }, required: true },
							],
						},
					],
				},
				{
					name: 'steps',
					type: 'array',
					label: { en: 'Steps', zh: '步骤' },
					labels: { singular: { en: 'Step', zh: '步骤' }, plural: { en: 'Steps', zh: '步骤' } },
					fields: [...titledFields(), picture('picture', { required: false })],
				},
				{
					name: 'scene',
					type: 'group',
					label: { en: 'Picture from edge to edge', zh: '通栏图片' },
					fields: [
						picture('picture', { required: false }),
						words('caption', { label: { en: 'Line below the picture', zh: '图片下方的文字' } }),
					],
				},
				{
					...addedSectionsField,
					admin: {
						...addedSectionsField.admin,
						description: {
							en: 'Shown behind the other parts of the themed page.',
							zh: '显示在专题页其他部分之后。',
						},
					},
				},
			],
		},
	],
};

type Theme = NonNullable<Product['theme']>;

const some = <T>(list: T[] | null | undefined): T[] | undefined => (list?.length ? list : undefined);

const controlKit = (kit: Theme['controlKit'], pictures: PictureBook) =>
	kit?.title && kit.picture
		? {
				...titled(kit),
				picture: pictures.need(idOf(kit.picture)),
				positiveSwabs: kit.positiveSwabs ?? 0,
				negativeSwabs: kit.negativeSwabs ?? 0,
			}
		: undefined;

export const theme = (part: Theme, pictures: PictureBook): ProductTheme => ({
	headline: text(part.headline, part.headlineCn),
	resultMinutes: part.resultMinutes ?? undefined,
	shelfLifeMonths: part.shelfLifeMonths ?? undefined,
	benefits: (part.benefits ?? []).map(titled),
	trust: part.trust?.title ? titled(part.trust) : undefined,
	cptCodes: some(part.cptCodes)?.map(({ code, covers, coversCn }) => ({ code, covers: text(covers, coversCn) })),
	controlKit: controlKit(part.controlKit, pictures),
	panel: some(part.panel?.rows) && {
		title: text(part.panel?.title, part.panel?.titleCn),
		rows: (part.panel?.rows ?? []).map(({ name, nameCn, code, cutoff }) => ({
			name: text(name, nameCn),
			code,
			cutoff,
		})),
	},
	steps: some(part.steps)?.map((step) => ({
		...titled(step),
		picture: step.picture ? pictures.find(idOf(step.picture)) : undefined,
	})),
	scene: part.scene?.picture
		? { picture: pictures.need(idOf(part.scene.picture)), caption: text(part.scene.caption, part.scene.captionCn) }
		: undefined,
	sections: addedSectionsOf(part.sections, pictures),
});

export const fromTheme = (part: ProductTheme, pictures: PictureIds): Theme => ({
	enabled: true,
	...pair('headline', part.headline),
	resultMinutes: part.resultMinutes,
	shelfLifeMonths: part.shelfLifeMonths,
	benefits: part.benefits.map(fromTitled),
	trust: part.trust && fromTitled(part.trust),
	cptCodes: part.cptCodes?.map(({ code, covers }) => ({ code, ...pair('covers', covers) })),
	controlKit: part.controlKit && {
		...fromTitled(part.controlKit),
		picture: pictures(part.controlKit.picture),
		positiveSwabs: part.controlKit.positiveSwabs,
		negativeSwabs: part.controlKit.negativeSwabs,
	},
	panel: part.panel && {
		...pair('title', part.panel.title),
		rows: part.panel.rows.map(({ name, code, cutoff }) => ({ ...pair('name', name), code, cutoff })),
	},
	steps: part.steps?.map((step) => ({ ...fromTitled(step), picture: step.picture && pictures(step.picture) })),
	scene: part.scene && { picture: pictures(part.scene.picture), ...pair('caption', part.scene.caption) },
	sections: fromAddedSections(part.sections, pictures),
});
