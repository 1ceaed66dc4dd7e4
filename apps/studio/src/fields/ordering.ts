import { isFact, type OrderingKey, orderingKeys } from '@site/contract/facts';
import type { Ordering } from '@site/contract/ordering';
import type { Field } from 'payload';
import { pair } from '../mapping/pairs.ts';
import { optionalText } from '../mapping/words.ts';
import { isObject } from '../server/is-object.ts';
import type { Said } from '../words/said.ts';
import type { Codec } from './codec.ts';
import { factLabel } from './fact-labels.ts';
import { own } from './field.ts';
import { words } from './words.ts';

/** Help below fields whose names do not explain enough. */
const helps: Partial<Record<OrderingKey, Said>> = {
	minimumOrder: { en: 'For example 1 case.', zh: '例如 1 箱。' },
	leadTime: {
		en: 'From the order to its dispatch, for example 10 business days.',
		zh: '从下单到发货，例如 10 个工作日。',
	},
	remainingShelfLife: {
		en: 'How long it can still be used on the day it arrives, for example at least 12 months.',
		zh: '到货当天还可使用多久，例如至少 12 个月。',
	},
	transport: {
		en: 'How it is shipped, for example cold at 2–8 °C. Storage is a specification of the product.',
		zh: '运输方式，例如 2–8 °C 冷链。储存条件属于产品规格。',
	},
};

const wordsOf = (key: OrderingKey, { en, zh }: Said = { en: '', zh: '' }): Field => {
	const help = helps[key];
	return words(key, {
		label: factLabel(key),
		help: { en: `${help?.en ?? ''}${en}`.trim(), zh: `${help?.zh ?? ''}${zh}` },
	});
};

const regulatedKeys = orderingKeys.filter((key) => isFact(key, 'regulated'));
const commercialKeys = orderingKeys.filter((key) => !isFact(key, 'regulated'));
const regulatedNames = regulatedKeys.flatMap((key) => [key, `${key}Cn`]);

const commercial = (whereEmpty: Said): Field[] => [
	...commercialKeys.map((key) => wordsOf(key)),
	{
		name: 'sample',
		type: 'select',
		label: { en: 'Sample available', zh: '可提供样品' },
		options: [
			{ label: { en: 'Yes: the page leads to the form for samples', zh: '是：页面指向样品表单' }, value: 'yes' },
			{ label: { en: 'No', zh: '否' }, value: 'no' },
		],
		admin: { description: whereEmpty },
	},
];

/** Fields of one product; empty ones fall back to the site settings. Regulated fields are outside the group. */
const orderingFields: Field[] = [
	{
		name: 'ordering',
		type: 'group',
		label: { en: 'Before you order', zh: '订购须知' },
		admin: {
			description: {
				en: 'Only what differs from other products. For what is left empty the page shows what Site settings → Before you order say for all products; what is empty there too is not shown.',
				zh: '只填写与其他产品不同之处。留空的部分，页面显示“网站设置 → 订购须知”中适用于所有产品的内容；那里也为空的则不显示。',
			},
		},
		fields: commercial({ en: 'Left empty, as in the site settings.', zh: '留空则与网站设置相同。' }),
	},
	...regulatedKeys.map((key) =>
		wordsOf(key, { en: ' Left empty, as in the site settings.', zh: '留空则与网站设置相同。' }),
	),
];

const usualOrderingField: Field = {
	name: 'ordering',
	type: 'group',
	label: { en: 'Before you order', zh: '订购须知' },
	admin: {
		description: {
			en: 'Shown on the page of every product, unless the product says something else under Packs and ordering. What is left empty is shown only where a product says it.',
			zh: '显示在每个产品的页面上，除非该产品在“包装与订购”下另有说明。留空的部分仅在产品填写时显示。',
		},
	},
	fields: [
		...commercial({ en: 'Left empty, it is shown only where a product says it.', zh: '留空则仅在产品填写时显示。' }),
		...regulatedKeys.map((key) => wordsOf(key)),
	],
};

type Stored = { [K in OrderingKey | `${OrderingKey}Cn`]?: string | null } & { sample?: 'yes' | 'no' | null };

const ordering = (stored: Stored | undefined): Ordering => ({
	...Object.fromEntries(orderingKeys.map((name) => [name, optionalText(stored?.[name], stored?.[`${name}Cn`])])),
	...(stored?.sample && { sample: stored.sample === 'yes' }),
});

function fromOrdering({ sample, ...said }: Ordering): Stored {
	const stored: Stored = Object.assign(
		{},
		...orderingKeys.flatMap((name) => (said[name] ? [pair(name, said[name])] : [])),
	);
	return sample === undefined ? stored : { ...stored, sample: sample ? 'yes' : 'no' };
}

/** Defaults for all products. */
export const usualOrdering = own<Ordering, Stored | undefined>(() => usualOrderingField, ordering, fromOrdering);

const isRegulated = ([name]: [string, unknown]) => regulatedNames.includes(name);

/** Values of one product, with the regulated ones outside the group. */
export const orderingOfProduct: Codec<Ordering> = {
	form: () => orderingFields,
	names: Object.fromEntries(regulatedKeys.map((key) => [key, `/${key}`])),
	regulated: regulatedNames,
	read: (doc) =>
		ordering({
			...(isObject(doc.ordering) ? doc.ordering : {}),
			...Object.fromEntries(Object.entries(doc).filter(isRegulated)),
		} as Stored),
	write: (said) => {
		const stored = Object.entries(fromOrdering(said));
		return {
			ordering: Object.fromEntries(stored.filter((entry) => !isRegulated(entry))),
			...Object.fromEntries(stored.filter(isRegulated)),
		};
	},
};
