import type { CollectionConfig, DateFieldValidation, Field } from 'payload';
import { hiddenExceptFor } from '../access/content.ts';
import { nobody, only } from '../access/roles.ts';
import { howItCame, sent } from '../inbox/submission-fields.ts';
import { keepTime } from '../reports/keep-time.ts';

const never = () => false;

const sentChoice = (name: string, label: string, options: [value: string, label: string][]): Field => ({
	name,
	type: 'select',
	label,
	options: options.map(([value, text]) => ({ value, label: text })),
	access: { update: never },
	admin: { readOnly: true },
});

const fixedDate = (name: string, label: string, description?: string): Field => ({
	name,
	type: 'date',
	label,
	required: true,
	index: true,
	access: { update: never },
	admin: {
		readOnly: true,
		position: 'sidebar',
		date: { pickerAppearance: 'dayAndTime' },
		...(description ? { description } : {}),
	},
});

const judged = (name: string, label: string, classes: [value: string, label: string][]): Field => ({
	name,
	type: 'select',
	label,
	required: true,
	defaultValue: 'to-be-judged',
	options: [
		{ value: 'to-be-judged', label: 'To be judged, within 2 days' },
		...classes.map(([value, text]) => ({ value, label: text })),
		{ value: 'not-reportable', label: 'Need not be reported' },
	],
});

/** A wrong day would stop a clock that the law sets. */
const isPossible: DateFieldValidation = (value, { data }) => {
	if (!value) return true;
	const moment = new Date(value).getTime();
	const aware = data && 'awareAt' in data ? new Date(String(data.awareAt)).getTime() : Number.NaN;
	if (moment > Date.now()) return 'This is still to come: the clock stops once the authority was told.';
	return moment < aware ? 'This is before the moment of awareness.' : true;
};

const told = (name: string, label: string): Field => ({
	name,
	type: 'date',
	label,
	validate: isPossible,
	admin: { description: 'The clock stops.', date: { pickerAppearance: 'dayAndTime' } },
});

/** Apart from other mail, and never deleted: the law wants reports kept for years after the last device was made. */
export const problemReports: CollectionConfig = {
	slug: 'problem-reports',
	labels: { singular: 'Problem report', plural: 'Problem reports' },
	access: { read: only('quality'), create: nobody, update: only('quality'), delete: nobody },
	disableDuplicate: true,
	defaultSort: 'nextDueAt',
	hooks: { beforeChange: [keepTime] },
	admin: {
		group: 'Quality',
		useAsTitle: 'reference',
		description:
			'Problems with our products, reported on the site or moved here from other messages. The clocks run from the moment of awareness. Reports are kept: neither retention nor a privacy request deletes them, because the law on medical devices wants them for years.',
		defaultColumns: ['reference', 'device', 'lot', 'harm', 'state', 'nextDueAt', 'assignee', 'awareAt'],
		listSearchableFields: ['reference', 'device', 'lot', 'gtin', 'name', 'email'],
		hidden: hiddenExceptFor('quality'),
		components: { beforeListTable: ['/src/inbox/export-link.tsx#ExportLink'] },
	},
	fields: [
		{
			type: 'row',
			fields: [
				judged('classEu', 'European Union', [
					['days-15', 'Serious incident: 15 days'],
					['days-10', 'Death or serious deterioration: 10 days'],
					['days-2', 'Serious threat to public health: 2 days'],
				]),
				told('toldEuAt', 'EU authority told'),
			],
		},
		{
			type: 'row',
			fields: [
				judged('classUs', 'United States', [
					['days-30', 'Death, serious injury or malfunction: 30 days'],
					['days-5', 'Remedial action needed: 5 days'],
				]),
				told('toldUsAt', 'FDA told'),
			],
		},
		{ name: 'notes', type: 'textarea', label: 'Notes', admin: { description: 'Kept in the trail of changes.' } },
		sent('device', 'Product'),
		{ type: 'row', fields: [sent('gtin', 'GTIN'), sent('lot', 'Lot'), sent('expires', 'Expiry date, as printed')] },
		sent('happened', 'What happened', 'textarea'),
		{
			type: 'row',
			fields: [
				sent('happenedOn', 'When'),
				sentChoice('harm', 'Harm', [
					['none', 'None'],
					['possible', 'None, but it could have happened'],
					['yes', 'Yes, or perhaps'],
					['unsaid', 'Not said'],
				]),
			],
		},
		sent('harmDetails', 'Which harm', 'textarea'),
		{
			name: 'photos',
			type: 'upload',
			relationTo: 'report-photos',
			hasMany: true,
			access: { update: never },
			admin: { readOnly: true, description: 'Without the place and time at which they were taken.' },
		},
		{ type: 'row', fields: [sent('name', 'Name'), sent('country', 'Country')] },
		{ type: 'row', fields: [sent('email', 'E-mail', 'email'), sent('phone', 'Phone')] },
		sentChoice('role', 'Who reports', [
			['patient', 'User, patient or relative'],
			['professional', 'Health professional'],
			['distributor', 'Distributor or pharmacy'],
			['other', 'Somebody else'],
		]),
		{
			name: 'state',
			type: 'select',
			required: true,
			defaultValue: 'received',
			index: true,
			options: [
				{ label: 'Received', value: 'received' },
				{ label: 'Being examined', value: 'examining' },
				{ label: 'Closed', value: 'closed' },
			],
			admin: { position: 'sidebar', description: 'The sender sees it on the site.' },
		},
		{
			name: 'nextDueAt',
			type: 'date',
			label: 'Next due',
			index: true,
			access: { update: never },
			admin: { readOnly: true, position: 'sidebar', date: { pickerAppearance: 'dayAndTime' } },
		},
		{
			name: 'assignee',
			type: 'relationship',
			relationTo: 'users',
			label: 'Assigned to',
			admin: { position: 'sidebar', allowCreate: false },
		},
		{
			name: 'reference',
			type: 'text',
			required: true,
			unique: true,
			access: { update: never },
			admin: { position: 'sidebar', readOnly: true, description: 'The sender has it in the e-mail.' },
		},
		fixedDate('awareAt', 'Moment of awareness', 'Of a message that was moved here: when the message came.'),
		fixedDate('receivedAt', 'Received'),
		{
			name: 'movedFrom',
			type: 'text',
			label: 'Moved from',
			access: { update: never },
			admin: { readOnly: true, position: 'sidebar', condition: ({ movedFrom }) => Boolean(movedFrom) },
		},
		...howItCame,
	],
};
