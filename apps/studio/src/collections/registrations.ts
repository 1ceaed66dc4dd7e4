import {
	cliaCategories,
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
import { noon } from '../seed/noon.ts';
import { pair } from '../seed/pairs.ts';
import type { CollectionPart } from '../snapshot/part.ts';
import { day as dayOf, idOf, optionalText, text } from '../snapshot/words.ts';
import { regulatedContent } from './draft-content.ts';

const routes: Record<RegistrationRoute, string> = {
	'510k': '510(k)',
	denovo: 'De Novo',
	eua: 'Emergency Use Authorization (EUA)',
	'ce-ivdr': 'CE under the IVDR',
	'ce-ivdd': 'CE under the IVDD (transition)',
	nmpa: 'NMPA',
	other: 'Other',
};
const settings: Record<UseSetting, string> = {
	professional: 'Professional use',
	'near-patient': 'Near the patient',
	'self-test': 'Self-test',
};

export const routeField = (name: string): SelectField => ({
	name,
	type: 'select',
	label: 'Route',
	options: registrationRoutes.map((value) => ({ label: routes[value], value })),
	admin: { width: '50%' },
});
export const classField: SelectField = {
	name: 'deviceClass',
	type: 'select',
	label: 'Class',
	options: [...deviceClasses],
	admin: { width: '50%', description: 'I to III in the United States and China, A to D under the IVDR.' },
};
export const settingOptions = useSettings.map((value) => ({ label: settings[value], value }));
export const cliaField: SelectField = {
	name: 'clia',
	type: 'select',
	label: 'CLIA category',
	options: cliaCategories.map((value) => ({ label: `${value.charAt(0).toUpperCase()}${value.slice(1)}`, value })),
	admin: { width: '50%' },
};

const isEmergencyUse = (_: unknown, { route }: { route?: string }) => route === 'eua';

/** Where a product may be sold, and by what right: a row for each product and country. */
export const registrations: CollectionConfig = {
	slug: 'registrations',
	labels: { singular: 'Registration', plural: 'Registrations' },
	access: regulatedAccess,
	defaultSort: 'product',
	...regulatedContent,
	admin: {
		group: 'Catalogue',
		useAsTitle: 'number',
		defaultColumns: ['number', 'product', 'country', 'route', 'validTo', '_status'],
		listSearchableFields: ['number', 'country'],
		description:
			'Badges, the filter by certification and the statements of emergency use follow from these rows. A row counts from its first day to its last.',
		hidden: hiddenExceptFor('editor'),
	},
	fields: [
		{ name: 'product', type: 'relationship', relationTo: 'products', required: true, index: true },
		{
			type: 'row',
			fields: [
				{
					name: 'country',
					type: 'text',
					required: true,
					admin: { width: '50%', description: 'Two capital letters: US, CN, DE, or EU for the European Union.' },
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
					label: 'Number',
					required: true,
					admin: { width: '50%', description: 'As the register writes it.' },
				},
				classField,
			],
		},
		words('holder', { label: 'Holder', required: true }),
		{
			type: 'row',
			fields: [
				day('validFrom', { label: 'First day' }),
				day('validTo', { label: 'Last day', required: false, help: 'Empty while there is no end.' }),
			],
		},
		{
			type: 'row',
			fields: [
				{
					name: 'settings',
					type: 'select',
					label: 'Setting',
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
					label: 'May detect',
					long: true,
					help: 'What the letter of authorization names. The statement reads: ‘… only for the detection of …’.',
				}),
			],
		},
		{
			name: 'registerUrl',
			type: 'text',
			label: 'In the register',
			admin: { description: 'The address of its page there.' },
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
