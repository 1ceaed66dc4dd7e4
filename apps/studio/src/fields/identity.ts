import { type CompanionKind, companionKinds, type Discontinued, type Pack } from '@site/contract/identity';
import type { Field } from 'payload';
import type { Product } from '../payload-types.ts';
import { noon } from '../seed/noon.ts';
import { pair } from '../seed/pairs.ts';
import { day as dayOf, idOf, text } from '../snapshot/words.ts';
import { day } from './day.ts';
import { gtinUsedOnce, referenceUsedOnce } from './pack-numbers.ts';
import { nameOfCopy } from './used-once.ts';
import { words } from './words.ts';

const companionLabels: Record<CompanionKind, string> = {
	analyzer: 'Analyzer or meter that reads it',
	test: 'Test, strip or cartridge for it',
	control: 'Control for it',
	accessory: 'Accessory',
};

/** What a product is ordered by, what it is used with, and whether it is still made. */
export const identityFields: Field[] = [
	{
		name: 'packs',
		type: 'array',
		labels: { singular: 'Pack', plural: 'Packs' },
		admin: {
			description: 'The ways in which it is ordered. The first is the product itself, under its catalogue number.',
		},
		fields: [
			{
				type: 'row',
				fields: [
					{
						name: 'reference',
						type: 'text',
						label: 'Reference (REF)',
						required: true,
						admin: { width: '34%' },
						hooks: { beforeDuplicate: [nameOfCopy] },
						validate: referenceUsedOnce,
					},
					{
						name: 'gtin',
						type: 'text',
						label: 'GTIN',
						admin: { width: '33%', description: '8, 12, 13 or 14 digits, as printed under the bar code.' },
						// A copy is another product, with numbers of its own.
						hooks: { beforeDuplicate: [() => null] },
						validate: gtinUsedOnce,
					},
					{
						name: 'caseQuantity',
						type: 'number',
						label: 'Packs in a case',
						min: 1,
						admin: { width: '33%', step: 1 },
					},
				],
			},
			words('quantity', { label: 'Quantity', required: true, help: 'For example 25 tests.' }),
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
		label: 'Works with',
		labels: { singular: 'Product', plural: 'Products' },
		admin: { description: 'Shown on the pages of both, so say it on one of them.' },
		fields: [
			{
				type: 'row',
				fields: [
					{
						name: 'kind',
						type: 'select',
						label: 'What the other one is',
						required: true,
						options: companionKinds.map((value) => ({ label: companionLabels[value], value })),
						admin: { width: '50%' },
					},
					{
						name: 'product',
						type: 'relationship',
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
		label: 'Discontinued',
		admin: { description: 'For a product that is no longer made: its page stays, says so, and leads on.' },
		fields: [
			{
				type: 'row',
				fields: [
					day('on', { label: 'Discontinued on', required: false }),
					day('lastOrderOn', { label: 'Last order', required: false }),
				],
			},
			{
				name: 'successor',
				type: 'relationship',
				relationTo: 'products',
				filterOptions: ({ id }) => (id ? { id: { not_equals: id } } : true),
			},
		],
	},
];

type Stored = Pick<Product, 'packs' | 'worksWith' | 'discontinued'>;
type Said = {
	packs: Pack[];
	worksWith: { kind: CompanionKind; productId: number }[];
	discontinued: Discontinued | null;
};

export const identity = ({ packs, worksWith, discontinued }: Stored): Said => ({
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
export const fromIdentity = ({ packs, worksWith, discontinued }: Said): Stored => ({
	packs: packs.map(({ quantity, ...pack }) => ({ ...pack, ...pair('quantity', quantity) })),
	worksWith: worksWith.map(({ kind, productId }) => ({ kind, product: productId })),
	discontinued: {
		on: discontinued && noon(discontinued.on),
		lastOrderOn: discontinued?.lastOrderOn && noon(discontinued.lastOrderOn),
		successor: discontinued?.successorId,
	},
});
