import { type CompanionKind, companionKinds, type Discontinued, type Pack } from '@site/contract/identity';
import type { Field } from 'payload';
import { noon } from '../mapping/noon.ts';
import { pair } from '../mapping/pairs.ts';
import { day as dayOf, idOf, text } from '../mapping/words.ts';
import type { Product } from '../payload-types.ts';
import type { Said } from '../words/said.ts';
import { day } from './day.ts';
import { gtinUsedOnce, referenceUsedOnce } from './pack-numbers.ts';
import { nameOfCopy } from './used-once.ts';
import { words } from './words.ts';

const companionLabels: Record<CompanionKind, Said> = {
	analyzer: { en: 'Analyzer or meter that reads it', zh: '读取它的分析仪或仪器' },
	test: { en: 'Test, strip or cartridge for it', zh: '适用的检测、试纸条或检测盒' },
	control: { en: 'Control for it', zh: '适用的质控品' },
	accessory: { en: 'Accessory', zh: '配件' },
};

/** What a product is ordered by, what it is used with, and whether it is still made. */
export const identityFields: Field[] = [
	{
		name: 'packs',
		type: 'array',
		label: { en: 'Packs', zh: '包装规格' },
		labels: { singular: { en: 'Pack', zh: '包装规格' }, plural: { en: 'Packs', zh: '包装规格' } },
		admin: {
			description: {
				en: 'The ways in which it is ordered. The first is the product itself, under its catalog number.',
				zh: '订购的各种方式。第一种即产品本身，使用其货号。',
			},
		},
		fields: [
			{
				type: 'row',
				fields: [
					{
						name: 'reference',
						type: 'text',
						label: { en: 'Reference (REF)', zh: '编号（REF）' },
						required: true,
						admin: { width: '34%' },
						hooks: { beforeDuplicate: [nameOfCopy] },
						validate: referenceUsedOnce,
					},
					{
						name: 'gtin',
						type: 'text',
						label: { en: 'GTIN', zh: 'GTIN' },
						admin: {
							width: '33%',
							description: {
								en: '8, 12, 13 or 14 digits, as printed under the bar code.',
								zh: '8、12、13 或 14 位数字，与条形码下方印刷的一致。',
							},
						},
						// A copy is another product, with numbers of its own.
						hooks: { beforeDuplicate: [() => null] },
						validate: gtinUsedOnce,
					},
					{
						name: 'caseQuantity',
						type: 'number',
						label: { en: 'Packs in a case', zh: '每箱包装数' },
						min: 1,
						admin: { width: '33%', step: 1 },
					},
				],
			},
			words('quantity', {
				label: { en: 'Quantity', zh: '数量' },
				required: true,
				help: { en: 'For example 25 tests.', zh: '例如 25 人份。' },
			}),
		],
	},
	{
		name: 'packLabels',
		type: 'ui',
		admin: { disableListColumn: true, components: { Field: '/src/labels/label-links.tsx#PackLabels' } },
	},
	{
		name: 'worksWith',
		type: 'array',
		label: { en: 'Works with', zh: '配套使用' },
		labels: { singular: { en: 'Product', zh: '产品' }, plural: { en: 'Products', zh: '产品' } },
		admin: {
			description: {
				en: 'Shown on the pages of both, so say it on one of them.',
				zh: '两个产品的页面上都会显示，因此只需在其中一个上填写。',
			},
		},
		fields: [
			{
				type: 'row',
				fields: [
					{
						name: 'kind',
						type: 'select',
						label: { en: 'What the other one is', zh: '配套产品的用途' },
						required: true,
						options: companionKinds.map((value) => ({ label: companionLabels[value], value })),
						admin: { width: '50%' },
					},
					{
						name: 'product',
						type: 'relationship',
						label: { en: 'Product', zh: '产品' },
						relationTo: 'products',
						required: true,
						filterOptions: ({ id }) => (id ? { id: { not_equals: id } } : true),
						admin: { width: '50%' },
					},
				],
			},
		],
	},
	{
		name: 'discontinued',
		type: 'group',
		label: { en: 'Discontinued', zh: '停产' },
		admin: {
			description: {
				en: 'For a product that is no longer made: its page stays, says so, and leads on.',
				zh: '用于不再生产的产品：其页面保留，说明已停产并指向后续产品。',
			},
		},
		fields: [
			{
				type: 'row',
				fields: [
					day('on', { label: { en: 'Discontinued on', zh: '停产日期' }, required: false }),
					day('lastOrderOn', { label: { en: 'Last order', zh: '最后订购日' }, required: false }),
				],
			},
			{
				name: 'successor',
				type: 'relationship',
				label: { en: 'Successor', zh: '后续产品' },
				relationTo: 'products',
				filterOptions: ({ id }) => (id ? { id: { not_equals: id } } : true),
			},
		],
	},
];

type Stored = Pick<Product, 'packs' | 'worksWith' | 'discontinued'>;
type Shown = {
	packs: Pack[];
	worksWith: { kind: CompanionKind; productId: number }[];
	discontinued: Discontinued | null;
};

export const identity = ({ packs, worksWith, discontinued }: Stored): Shown => ({
	packs: (packs ?? []).map(({ reference, quantity, quantityCn, gtin, caseQuantity }) => ({
		reference,
		quantity: text(quantity, quantityCn),
		...(gtin && { gtin }),
		...(caseQuantity && { caseQuantity }),
	})),
	worksWith: (worksWith ?? []).map(({ kind, product }) => ({ kind, productId: idOf(product) })),
	discontinued: discontinued?.on
		? {
				on: dayOf(discontinued.on),
				...(discontinued.lastOrderOn && { lastOrderOn: dayOf(discontinued.lastOrderOn) }),
				successorId: idOf(discontinued.successor) || null,
			}
		: null,
});

/** What a product is used with is there only once all products are: the sample brings it in afterwards. */
export const fromIdentity = ({ packs, worksWith, discontinued }: Shown): Stored => ({
	packs: packs.map(({ quantity, ...pack }) => ({ ...pack, ...pair('quantity', quantity) })),
	worksWith: worksWith.map(({ kind, productId }) => ({ kind, product: productId })),
	discontinued: {
		on: discontinued && noon(discontinued.on),
		lastOrderOn: discontinued?.lastOrderOn && noon(discontinued.lastOrderOn),
		successor: discontinued?.successorId,
	},
});
