import type { Ordering } from '@site/contract/ordering';
import type { Field } from 'payload';
import { pair } from '../mapping/pairs.ts';
import { optionalText } from '../mapping/words.ts';
import type { Said } from '../words/said.ts';
import { words } from './words.ts';

const commercial = (whereEmpty: Said): Field[] => [
	words('minimumOrder', {
		label: { en: 'Minimum order', zh: '最小起订量' },
		help: { en: 'For example 1 case.', zh: '例如 1 箱。' },
	}),
	words('leadTime', {
		label: { en: 'Lead time', zh: '交货期' },
		help: {
			en: 'From the order to its dispatch, for example 10 business days.',
			zh: '从下单到发货，例如 10 个工作日。',
		},
	}),
	words('remainingShelfLife', {
		label: { en: 'Shelf life on delivery', zh: '到货时剩余有效期' },
		help: {
			en: 'How long it can still be used on the day it arrives, for example at least 12 months.',
			zh: '到货当天还可使用多久，例如至少 12 个月。',
		},
	}),
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

const transport = (help: Said): Field => words('transport', { label: { en: 'Transport', zh: '运输' }, help });
const conditions: Said = {
	en: 'How it is shipped, for example cold at 2–8 °C. Storage is a specification of the product.',
	zh: '运输方式，例如 2–8 °C 冷链。储存条件属于产品规格。',
};

/** Of one product: what it leaves empty is said by the site settings. Transport stands alone, because changes of it are regulated. */
export const orderingFields: Field[] = [
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
	transport({
		en: `${conditions.en} Left empty, as in the site settings.`,
		zh: `${conditions.zh}留空则与网站设置相同。`,
	}),
];

/** Of all products that do not say it themselves. */
export const usualOrderingField: Field = {
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
		transport(conditions),
	],
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
