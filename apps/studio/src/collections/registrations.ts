import { countryCodes } from '@site/contract/countries';
import {
	type cliaCategories,
	deviceClasses,
	type RegistrationRoute,
	routesOf,
	type UseSetting,
} from '@site/contract/registrations';
import { row, when } from '../fields/codec.ts';
import { choice, choices, day, or, relation, text, words } from '../fields/field.ts';
import { filled } from '../fields/filled.ts';
import { asNamed, type Said } from '../words/said.ts';
import { defineContent } from './define-content.ts';

const isRegistering = (code: string) => code === 'EU' || countryCodes.includes(code);

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

const classes = Object.fromEntries(deviceClasses.map((one) => [one, asNamed(one)])) as Record<
	(typeof deviceClasses)[number],
	Said
>;

export const route = choice(routes, { label: { en: 'Route', zh: '途径' }, width: '50%' });
export const deviceClass = choice(classes, {
	label: { en: 'Class', zh: '类别' },
	width: '50%',
	help: {
		en: 'I to III in the United States and China, A to D under the IVDR.',
		zh: '美国和中国为 I 至 III，IVDR 为 A 至 D。',
	},
});
const ofSetting = { label: { en: 'Setting', zh: '使用场所' }, width: '50%' };
export const setting = choice(settings, ofSetting);
export const clia = choice(cliaNames, { label: { en: 'CLIA category', zh: 'CLIA 类别' }, width: '50%' });

const isEmergencyUse = (_: unknown, { route }: { route?: string }) => route === 'eua';

/** Marketing authorizations: one for each product and country. */
export const registrations = defineContent('registrations', 'registrations', {
	labels: { singular: { en: 'Registration', zh: '注册' }, plural: { en: 'Registrations', zh: '注册' } },
	defaultSort: 'product',
	drafts: true,
	isRegulated: true,
	regulated: { from: 'everything regulated', fields: 'all' },
	sort: 'id',
	admin: {
		group: { en: 'Catalog', zh: '产品目录' },
		useAsTitle: 'number',
		defaultColumns: ['number', 'product', 'country', 'route', 'validTo', '_status'],
		listSearchableFields: ['number', 'country'],
		description: {
			en: 'Badges, the filter by certification and the statements of emergency use follow from these rows. A row counts from its first day to its last.',
			zh: '标志、按认证筛选以及紧急使用声明均由这些行得出。每行从首日到末日有效。',
		},
	},
	fields: {
		productId: relation('products', {
			stored: 'product',
			label: { en: 'Product', zh: '产品' },
			required: true,
			index: true,
		}),
		...row({
			country: text({
				label: { en: 'Country', zh: '国家或地区' },
				required: true,
				width: '50%',
				validate: filled(isRegistering, { en: 'Choose a country.', zh: '请选择国家或地区。' }),
				admin: { components: { Field: '/src/fields/country-field.tsx#CountryField' } },
			}),
			route: choice(routes, {
				label: { en: 'Route', zh: '途径' },
				width: '50%',
				required: true,
				filterOptions: ({ options, siblingData }) => {
					const { country } = siblingData as { country?: string };
					const known: readonly string[] = country ? routesOf(country) : Object.keys(routes);
					return options.filter((one) => known.includes(typeof one === 'string' ? one : one.value));
				},
			}),
		}),
		...row({
			number: text({
				label: { en: 'Number', zh: '编号' },
				required: true,
				width: '50%',
				help: { en: 'As the register writes it.', zh: '与注册库中的写法一致。' },
			}),
			deviceClass: or(undefined, deviceClass),
		}),
		holder: words({ label: { en: 'Holder', zh: '持有人' }, required: true }),
		...row({
			validFrom: day({ label: { en: 'First day', zh: '首日' } }),
			validTo: or(
				undefined,
				day({
					label: { en: 'Last day', zh: '末日' },
					required: false,
					help: { en: 'Empty while there is no end.', zh: '没有截止日期时留空。' },
				}),
			),
		}),
		...row({
			settings: choices(settings, { ...ofSetting, required: true }),
			clia: or(undefined, clia),
		}),
		...when(isEmergencyUse, {
			detects: or(
				undefined,
				words({
					label: { en: 'May detect', zh: '可检测' },
					long: true,
					help: {
						en: 'What the letter of authorization names. The statement reads: ‘… only for the detection of …’.',
						zh: '授权函中列明的内容。声明为：“……仅用于检测……”。',
					},
				}),
			),
		}),
		registerUrl: or(
			'',
			text({
				label: { en: 'In the register', zh: '在注册库中' },
				help: { en: 'The address of its page there.', zh: '注册库中该页的地址。' },
			}),
		),
	},
});
