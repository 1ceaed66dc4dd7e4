import type { CollectionConfig, DateFieldValidation, Field, FieldAccess } from 'payload';
import { hiddenExceptFor } from '../access/content.ts';
import { nobody, only } from '../access/roles.ts';
import { answeredAt, answerField, assigneeWith, howItCame } from '../inbox/submission-fields.ts';
import { confirmEntered, enterReport } from '../reports/enter-report.ts';
import { keepTime } from '../reports/keep-time.ts';

const never = () => false;

const isUnsaid = (value: unknown) => value === undefined || value === null || value === '' || value === 'unsaid';

/**
 * What was reported is not rewritten: only what was left out is completed. What did not come by our form was written
 * down by a colleague, who may have misheard.
 */
const told = (name: string): { update: FieldAccess } => ({
	update: ({ doc }) => Boolean(doc?.movedFrom) || isUnsaid(doc?.[name]),
});

function said(name: string, label: string, type: 'text' | 'textarea' | 'email' = 'text'): Field {
	const field = { name, label, access: told(name) };
	if (type === 'textarea') return { ...field, type };
	return { ...field, type: 'text', index: type === 'email' };
}

const saidChoice = (name: string, label: string, unsaid: string, options: [value: string, label: string][]): Field => ({
	name,
	type: 'select',
	label,
	defaultValue: unsaid,
	options: options.map(([value, text]) => ({ value, label: text })),
	access: told(name),
});

const isPast = (value: unknown) =>
	!value || new Date(String(value)).getTime() <= Date.now() || 'This is still to come.';

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

const toldAt = (name: string, label: string): Field => ({
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
	access: { read: only('quality'), create: only('quality'), update: only('quality'), delete: nobody },
	disableDuplicate: true,
	defaultSort: 'nextDueAt',
	hooks: { beforeValidate: [enterReport], beforeChange: [keepTime], afterChange: [confirmEntered] },
	admin: {
		group: 'Quality',
		useAsTitle: 'reference',
		description:
			'Problems with our products, reported on the site, moved here from other messages, or written down after a call or a letter. The clocks run from the moment of awareness. Reports are kept: neither retention nor a privacy request deletes them, because the law on medical devices wants them for years.',
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
				toldAt('toldEuAt', 'EU authority told'),
			],
		},
		{
			type: 'row',
			fields: [
				judged('classUs', 'United States', [
					['days-30', 'Death, serious injury or malfunction: 30 days'],
					['days-5', 'Remedial action needed: 5 days'],
				]),
				toldAt('toldUsAt', 'FDA told'),
			],
		},
		{
			name: 'conclusion',
			type: 'textarea',
			label: 'Conclusion',
			admin: {
				description:
					'Why it need not be reported to an authority, and what the examination found. Neither is accepted without it.',
			},
		},
		{ name: 'notes', type: 'textarea', label: 'Notes', admin: { description: 'Kept in the trail of changes.' } },
		answerField,
		said('device', 'Product'),
		{ type: 'row', fields: [said('gtin', 'GTIN'), said('lot', 'Lot'), said('expires', 'Expiry date, as printed')] },
		said('happened', 'What happened', 'textarea'),
		{
			type: 'row',
			fields: [
				said('happenedOn', 'When'),
				saidChoice('harm', 'Harm', 'unsaid', [
					['none', 'None'],
					['possible', 'None, but it could have happened'],
					['yes', 'Yes, or perhaps'],
					['unsaid', 'Not said'],
				]),
			],
		},
		said('harmDetails', 'Which harm', 'textarea'),
		{
			name: 'photos',
			type: 'upload',
			relationTo: 'report-photos',
			hasMany: true,
			access: { create: never, update: never },
			admin: { readOnly: true, description: 'Without the place and time at which they were taken.' },
		},
		{ type: 'row', fields: [said('name', 'Name'), said('country', 'Country')] },
		{ type: 'row', fields: [said('email', 'E-mail', 'email'), said('phone', 'Phone')] },
		saidChoice('role', 'Who reports', 'other', [
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
			access: { create: never, update: never },
			admin: { readOnly: true, position: 'sidebar', date: { pickerAppearance: 'dayAndTime' } },
		},
		assigneeWith('quality'),
		{
			name: 'reference',
			type: 'text',
			required: true,
			unique: true,
			access: { create: never, update: never },
			admin: { position: 'sidebar', readOnly: true, description: 'The sender has it in the e-mail.' },
		},
		{
			name: 'awareAt',
			type: 'date',
			label: 'Moment of awareness',
			required: true,
			index: true,
			defaultValue: () => new Date().toISOString(),
			validate: isPast,
			access: { update: never },
			admin: {
				position: 'sidebar',
				date: { pickerAppearance: 'dayAndTime' },
				description: 'When one of us first learned of it. Of a message that was moved here: when the message came.',
			},
		},
		{
			name: 'receivedAt',
			type: 'date',
			label: 'Received',
			required: true,
			index: true,
			access: { create: never, update: never },
			admin: { readOnly: true, position: 'sidebar', date: { pickerAppearance: 'dayAndTime' } },
		},
		{
			name: 'movedFrom',
			type: 'text',
			label: 'How it came',
			access: { update: never },
			admin: {
				position: 'sidebar',
				description: 'If not by the form of the site: by telephone, letter, in person, or moved from another inbox.',
				condition: ({ movedFrom, reference }) => Boolean(movedFrom) || !reference,
			},
		},
		answeredAt,
		...howItCame,
	],
};
