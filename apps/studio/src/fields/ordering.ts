import type { Ordering } from '@site/contract/ordering';
import type { Field } from 'payload';
import { pair } from '../seed/pairs.ts';
import { optionalText } from '../snapshot/words.ts';
import { words } from './words.ts';

const commercial = (whereEmpty: string): Field[] => [
	words('minimumOrder', { label: 'Minimum order', help: 'For example 1 case.' }),
	words('leadTime', { label: 'Lead time', help: 'From the order to its dispatch, for example 10 business days.' }),
	words('remainingShelfLife', {
		label: 'Shelf life on delivery',
		help: 'How long it can still be used on the day it arrives, for example at least 12 months.',
	}),
	{
		name: 'sample',
		type: 'select',
		label: 'Sample available',
		options: [
			{ label: 'Yes: the page leads to the form for samples', value: 'yes' },
			{ label: 'No', value: 'no' },
		],
		admin: { description: whereEmpty },
	},
];

const transport = (help: string): Field => words('transport', { label: 'Transport', help });
const conditions = 'How it is shipped, for example cold at 2–8 °C. Storage is a specification of the product.';

/** Of one product: what it leaves empty is said by the site settings. Transport stands alone, because changes of it are regulated. */
export const orderingFields: Field[] = [
	{
		name: 'ordering',
		type: 'group',
		label: 'Before you order',
		admin: {
			description:
				'Only what differs from other products. For what is left empty the page shows what Site settings → Before you order say for all products; what is empty there too is not shown.',
		},
		fields: commercial('Left empty, as in the site settings.'),
	},
	transport(`${conditions} Left empty, as in the site settings.`),
];

/** Of all products that do not say it themselves. */
export const usualOrderingField: Field = {
	name: 'ordering',
	type: 'group',
	label: 'Before you order',
	admin: {
		description:
			'Shown on the page of every product, unless the product says something else under Packs and ordering. What is left empty is shown only where a product says it.',
	},
	fields: [...commercial('Left empty, it is shown only where a product says it.'), transport(conditions)],
};

const texts = ['minimumOrder', 'leadTime', 'remainingShelfLife', 'transport'] as const;
type Words = (typeof texts)[number];
type Stored = { [K in Words | `${Words}Cn`]?: string | null } & { sample?: 'yes' | 'no' | null };

export const ordering = (stored: Stored | undefined): Ordering => ({
	...Object.fromEntries(texts.map((name) => [name, optionalText(stored?.[name], stored?.[`${name}Cn`])])),
	...(stored?.sample && { sample: stored.sample === 'yes' }),
});

export function fromOrdering({ sample, ...said }: Ordering): Stored {
	const stored: Stored = Object.assign({}, ...texts.flatMap((name) => (said[name] ? [pair(name, said[name])] : [])));
	return sample === undefined ? stored : { ...stored, sample: sample ? 'yes' : 'no' };
}

/** Transport beside the group, as the form of a product has it. */
export function fromOrderingOfProduct(said: Ordering) {
	const { transport, transportCn, ...others } = fromOrdering(said);
	return { ordering: others, transport, transportCn };
}
