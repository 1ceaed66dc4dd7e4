import type { ProductTheme } from '@site/contract/catalogue';
import type { GroupField } from 'payload';
import { addedSectionsField, addedSectionsOf, fromAddedSections } from '../blocks/section-blocks.ts';
import type { Product } from '../payload-types.ts';
import { pair } from '../seed/pairs.ts';
import type { PictureIds } from '../seed/seed-pictures.ts';
import type { PictureBook } from '../snapshot/picture-book.ts';
import { idOf, text } from '../snapshot/words.ts';
import { picture } from './picture.ts';
import { fromTitled, titled, titledFields } from './titled.ts';
import { words } from './words.ts';

const when = (name: string) => (_: unknown, siblings: Record<string, unknown>) => Boolean(siblings[name]);

/** Beside the product itself, what the five themed pages show. */
export const themeField: GroupField = {
	name: 'theme',
	type: 'group',
	label: false,
	fields: [
		{ name: 'enabled', type: 'checkbox', label: 'This product has a themed page', defaultValue: false },
		{
			type: 'group',
			label: 'Theme',
			admin: { condition: when('enabled') },
			fields: [
				words('headline', { label: 'Headline' }),
				{
					type: 'row',
					fields: [
						{ name: 'resultMinutes', type: 'number', label: 'Result in minutes', min: 0.1 },
						{ name: 'shelfLifeMonths', type: 'number', label: 'Shelf life in months', min: 1 },
					],
				},
				{ name: 'benefits', type: 'array', fields: titledFields() },
				{ name: 'trust', type: 'group', label: 'Trust statement', fields: titledFields(false) },
				{
					name: 'cptCodes',
					type: 'array',
					label: 'CPT codes',
					fields: [
						{ name: 'code', type: 'text', required: true },
						words('covers', { label: 'Covers', required: true }),
					],
				},
				{
					name: 'controlKit',
					type: 'group',
					label: 'Control swab kit',
					fields: [
						...titledFields(false),
						picture('picture', { required: false }),
						{ name: 'positiveSwabs', type: 'number', min: 0 },
						{ name: 'negativeSwabs', type: 'number', min: 0 },
					],
				},
				{
					name: 'panel',
					type: 'group',
					label: 'Panel (drugs of abuse)',
					fields: [
						words('title', { label: 'Title' }),
						{
							name: 'rows',
							type: 'array',
							fields: [
								words('name', { label: 'Substance', required: true }),
								{ name: 'code', type: 'text', required: true },
								{ name: 'cutoff', type: 'text', label: 'Cut-off', required: true },
							],
						},
					],
				},
				{ name: 'steps', type: 'array', fields: [...titledFields(), picture('picture', { required: false })] },
				{
					name: 'scene',
					type: 'group',
					label: 'Picture from edge to edge',
					fields: [picture('picture', { required: false }), words('caption', { label: 'Line below the picture' })],
				},
				{
					...addedSectionsField,
					admin: { ...addedSectionsField.admin, description: 'Shown behind the other parts of the themed page.' },
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
	// The product itself has it, with its counts.
	performance: undefined,
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
