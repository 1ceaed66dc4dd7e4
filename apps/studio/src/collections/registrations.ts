import {
	type cliaCategories,
	deviceClasses,
	type RegistrationRoute,
	registrationRoutes,
	type UseSetting,
	useSettings,
} from '@site/contract/registrations';
import type { CollectionConfig, SelectField } from 'payload';
import { hiddenExceptFor, regulatedAccess } from '../access/content.ts';
import { day } from '../fields/day.ts';
import { words } from '../fields/words.ts';
import { noon } from '../mapping/noon.ts';
import { pair } from '../mapping/pairs.ts';
import type { CollectionPart } from '../mapping/part.ts';
import { day as dayOf, idOf, optionalText, text } from '../mapping/words.ts';
import { asNamed, choicesOf, type Said } from '../words/said.ts';
import { regulatedContent } from './draft-content.ts';

const routes: Record<RegistrationRoute, Said> = {
	'510k': { en: '510(k)', zh: '510(k)' },
	denovo: { en: 'De Novo', zh: 'De Novo' },
	eua: { en: 'Emergency Use Authorization (EUA)', zh: '紧急使用授权（EUA）' },
	'ce-ivdr': { en: 'CE under the IVDR', zh: 'CE 标志（IVDR）' },
	'ce-ivdd': { en: 'CE under the IVDD (transition)', zh: 'CE 标志（IVDD，过渡期）' },
	nmpa: { en: 'NMPA', zh: '国家药监局（NMPA）' },
	other: { en: 'Other', zh: '其他' },
};
const settings: Record<UseSetting, Said> = {
	professional: { en: 'Professional use', zh: '专业使用' },
	'near-patient': { en: 'Near the patient', zh: '即时检测' },
	'self-test': { en: 'Self-test', zh: '自测' },
};

const cliaNames: Record<(typeof cliaCategories)[number], Said> = {
	waived: { en: 'Waived', zh: '豁免' },
	moderate: { en: 'Moderate', zh: '中等复杂' },
	high: { en: 'High', zh: '高复杂' },
};

export const routeField = (name: string): SelectField => ({
	name,
	type: 'select',
	label: { en: 'Route', zh: '途径' },
	options: registrationRoutes.map((value) => ({ label: routes[value], value })),
	admin: { width: '50%' },
});
export const classField: SelectField = {
	name: 'deviceClass',
	type: 'select',
	label: { en: 'Class', zh: '类别' },
	options: deviceClasses.map((value) => ({ label: asNamed(value), value })),
	admin: {
		width: '50%',
		description: {
			en: 'I to III in the United States and China, A to D under the IVDR.',
			zh: '美国和中国为 I 至 III，IVDR 为 A 至 D。',
		},
	},
};
export const settingOptions = useSettings.map((value) => ({ label: settings[value], value }));
export const cliaField: SelectField = {
	name: 'clia',
	type: 'select',
	label: { en: 'CLIA category', zh: 'CLIA 类别' },
	options: choicesOf(cliaNames),
	admin: { width: '50%' },
};

const isEmergencyUse = (_: unknown, { route }: { route?: string }) => route === 'eua';

/** Where a product may be sold, and by what right: a row for each product and country. */
export const registrations: CollectionConfig = {
	slug: 'registrations',
	labels: { singular: { en: 'Registration', zh: '注册' }, plural: { en: 'Registrations', zh: '注册' } },
	access: regulatedAccess,
	defaultSort: 'product',
	...regulatedContent,
	admin: {
		group: { en: 'Catalog', zh: '产品目录' },
		useAsTitle: 'number',
		defaultColumns: ['number', 'product', 'country', 'route', 'validTo', '_status'],
		listSearchableFields: ['number', 'country'],
		description: {
			en: 'Badges, the filter by certification and the statements of emergency use follow from these rows. A row counts from its first day to its last.',
			zh: '标志、按认证筛选以及紧急使用声明均由这些行得出。每行从首日到末日有效。',
		},
		hidden: hiddenExceptFor('editor'),
	},
	fields: [
		{
			name: 'product',
			type: 'relationship',
			label: { en: 'Product', zh: '产品' },
			relationTo: 'products',
			required: true,
			index: true,
		},
		{
			type: 'row',
			fields: [
				{
					name: 'country',
					type: 'text',
					label: { en: 'Country', zh: '国家或地区' },
					required: true,
					admin: {
						width: '50%',
						description: {
							en: 'Two capital letters: US, CN, DE, or EU for the European Union.',
							zh: '两个大写字母：US、CN、DE，欧盟为 EU。',
						},
					},
				},
				{ ...routeField('route'), required: true },
			],
		},
		{
			type: 'row',
			fields: [
				{
					name: 'number',
					type: 'text',
					label: { en: 'Number', zh: '编号' },
					required: true,
					admin: { width: '50%', description: { en: 'As the register writes it.', zh: '与注册库中的写法一致。' } },
				},
				classField,
			],
		},
		words('holder', { label: { en: 'Holder', zh: '持有人' }, required: true }),
		{
			type: 'row',
			fields: [
				day('validFrom', { label: { en: 'First day', zh: '首日' } }),
				day('validTo', {
					label: { en: 'Last day', zh: '末日' },
					required: false,
					help: { en: 'Empty while there is no end.', zh: '没有截止日期时留空。' },
				}),
			],
		},
		{
			type: 'row',
			fields: [
				{
					name: 'settings',
					type: 'select',
					label: { en: 'Setting', zh: '使用场所' },
					hasMany: true,
					required: true,
					options: settingOptions,
					admin: { width: '50%' },
				},
				cliaField,
			],
		},
		{
			type: 'group',
			admin: { condition: isEmergencyUse },
			fields: [
				words('detects', {
					label: { en: 'May detect', zh: '可检测' },
					long: true,
					help: {
						en: 'What the letter of authorization names. The statement reads: ‘… only for the detection of …’.',
						zh: '授权函中列明的内容。声明为：“……仅用于检测……”。',
					},
				}),
			],
		},
		{
			name: 'registerUrl',
			type: 'text',
			label: { en: 'In the register', zh: '在注册库中' },
			admin: { description: { en: 'The address of its page there.', zh: '注册库中该页的地址。' } },
		},
	],
};

export const registrationsPart: CollectionPart<'registrations', 'registrations'> = {
	collection: 'registrations',
	sort: 'id',
	toSnapshot: (doc) => ({
		id: doc.id,
		productId: idOf(doc.product),
		country: doc.country,
		route: doc.route,
		deviceClass: doc.deviceClass ?? undefined,
		number: doc.number,
		holder: text(doc.holder, doc.holderCn),
		validFrom: dayOf(doc.validFrom),
		validTo: doc.validTo ? dayOf(doc.validTo) : undefined,
		settings: doc.settings ?? [],
		clia: doc.clia ?? undefined,
		registerUrl: doc.registerUrl ?? '',
		detects: optionalText(doc.detects, doc.detectsCn),
	}),
	fromSample: ({ productId, holder, validFrom, validTo, detects, changedOn: _, ...item }) => ({
		...item,
		product: productId,
		...pair('holder', holder),
		validFrom: noon(validFrom),
		validTo: validTo && noon(validTo),
		...(detects && pair('detects', detects)),
		_status: 'published',
	}),
};
