import type { ProductTheme } from '@site/contract/catalogue';
import { addedSections } from '../blocks/section-blocks.ts';
import { type Codec, when } from '../fields/codec.ts';
import { checkbox, group, list, number, once, or, picture, pictureOr, text, unless, words } from '../fields/field.ts';
import { titled } from '../fields/titled.ts';

type Given<K extends keyof ProductTheme> = NonNullable<ProductTheme[K]>;

const isNone = (rows: readonly unknown[]) => rows.length === 0;

const benefits = list<Given<'benefits'>[number]>(
	{
		label: { en: 'Benefits', zh: '优势' },
		singular: { en: 'Benefit', zh: '优势' },
		plural: { en: 'Benefits', zh: '优势' },
	},
	titled(),
);

const trust = once<Given<'trust'>>(
	['title'],
	group({ label: { en: 'Trust statement', zh: '信任声明' } }, titled(false)),
);

const cptCodes = unless<undefined, Given<'cptCodes'>>(
	isNone,
	undefined,
	list(
		{
			label: { en: 'CPT codes', zh: 'CPT 代码' },
			singular: { en: 'Cpt Code', zh: 'CPT 代码' },
			plural: { en: 'Cpt Codes', zh: 'CPT 代码' },
		},
		{
			code: text({ label: { en: 'Code', zh: '代码' }, required: true }),
			covers: words({ label: { en: 'Covers', zh: '涵盖' }, required: true }),
		},
	),
);

const swabs = (en: string, zh: string) => or(0, number({ label: { en, zh }, min: 0 }));

const controlKit = once<Given<'controlKit'>>(
	['title', 'picture'],
	group(
		{ label: { en: 'Control swab kit', zh: '质控拭子盒' } },
		{
			...titled(false),
			picture: picture({ required: false }),
			positiveSwabs: swabs('Positive Swabs', '阳性拭子'),
			negativeSwabs: swabs('Negative Swabs', '阴性拭子'),
		},
	),
);

const panel = unless<undefined, Given<'panel'>>(
	({ rows }) => isNone(rows),
	undefined,
	group(
		{ label: { en: 'Panel (drugs of abuse)', zh: '检测项目（毒品）' } },
		{
			title: words({ label: { en: 'Title', zh: '标题' } }),
			rows: list<Given<'panel'>['rows'][number]>(
				{
					label: { en: 'Rows', zh: '行' },
					singular: { en: 'Row', zh: '行' },
					plural: { en: 'Rows', zh: '行' },
				},
				{
					name: words({ label: { en: 'Substance', zh: '物质' }, required: true }),
					code: text({ label: { en: 'Code', zh: '代码' }, required: true }),
					cutoff: text({ label: { en: 'Cut-off', zh: '临界值' }, required: true }),
				},
			),
		},
	),
);

const steps = unless<undefined, Given<'steps'>>(
	isNone,
	undefined,
	list(
		{
			label: { en: 'Steps', zh: '步骤' },
			singular: { en: 'Step', zh: '步骤' },
			plural: { en: 'Steps', zh: '步骤' },
		},
		{ ...titled(), picture: pictureOr(undefined) },
	),
);

const scene = once<Given<'scene'>>(
	['picture'],
	group(
		{ label: { en: 'Picture from edge to edge', zh: '通栏图片' } },
		{
			picture: picture({ required: false }),
			caption: words({ label: { en: 'Line below the picture', zh: '图片下方的文字' } }),
		},
	),
);

const isEnabled = (_: unknown, siblings: Record<string, unknown>) => Boolean(siblings.enabled);

/** Content of the five themed pages, beside the product itself. */
const themed = group<ProductTheme & { enabled: boolean }>(
	{ label: false },
	{
		enabled: checkbox({ label: { en: 'This product has a themed page', zh: '该产品有主题页面' } }),
		...when(
			isEnabled,
			{
				headline: words({ label: { en: 'Headline', zh: '大标题' } }),
				resultMinutes: or(
					undefined,
					number({ label: { en: 'Result in minutes', zh: '出结果时间（分钟）' }, min: 0.1 }),
				),
				...{ benefits, trust, cptCodes, controlKit, panel, steps, scene },
				sections: addedSections({
					help: { en: 'Shown behind the other parts of the themed page.', zh: '显示在专题页其他部分之后。' },
				}),
			},
			{ en: 'Theme', zh: '主题' },
		),
	},
);

export const theme: Codec<ProductTheme | null> = {
	...themed,
	read: (...from) => {
		const { enabled, ...part } = themed.read(...from);
		return enabled ? part : null;
	},
	write: (part, name, pictures) =>
		part ? themed.write({ enabled: true, ...part }, name, pictures) : { [name]: { enabled: false } },
};
