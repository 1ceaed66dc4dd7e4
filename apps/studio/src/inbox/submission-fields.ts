import type { Field, FieldAccess } from 'payload';
import type { Role } from '../access/roles.ts';

const never: FieldAccess = () => false;

/** Sent by a visitor: staff read it and never rewrite it. */
export function sent(name: string, label: string, type: 'text' | 'textarea' | 'email' = 'text'): Field {
	const field = { name, label, access: { update: never }, admin: { readOnly: true } };
	if (type === 'textarea') return { ...field, type };
	return { ...field, type: 'text', index: type === 'email' };
}

/** Asked by some forms only: where it was not, there is nothing to see. */
const whereSaid = (name: string) => ({
	readOnly: true,
	condition: (data: Record<string, unknown>) => Boolean(data[name]),
});

export function sentByLead(name: string, label: string, type: 'text' | 'textarea' = 'text'): Field {
	const field = { name, label, access: { update: never }, admin: whereSaid(name) };
	return type === 'textarea' ? { ...field, type } : { ...field, type };
}

export const chosenByLead = (name: string, label: string, options: { value: string; label: string }[]): Field => ({
	name,
	label,
	type: 'select',
	options,
	access: { update: never },
	admin: whereSaid(name),
});

/** The language that the visitor read in. */
export const visitorLanguage: Field = {
	name: 'language',
	type: 'select',
	options: [
		{ label: 'English', value: 'en' },
		{ label: 'Chinese', value: 'cn' },
	],
	access: { update: never },
	admin: { position: 'sidebar', readOnly: true },
};

export const suspected: Field = {
	name: 'suspected',
	type: 'checkbox',
	label: 'Looks like it was sent by a machine',
	defaultValue: false,
	access: { update: never },
	admin: { position: 'sidebar', readOnly: true },
};

/** In which language, from where and by whom, as far as can be told. */
export const howItCame: Field[] = [
	visitorLanguage,
	{
		name: 'page',
		type: 'text',
		label: 'Sent from page',
		access: { update: never },
		admin: { position: 'sidebar', readOnly: true },
	},
	suspected,
];

/** A colleague who can open it. */
export const assigneeWith = (role: Role): Field => ({
	name: 'assignee',
	type: 'relationship',
	relationTo: 'users',
	label: 'Assigned to',
	filterOptions: { roles: { in: [role, 'administrator'] } },
	admin: { position: 'sidebar', allowCreate: false },
});

/** When the first answer went out. */
export const answeredAt: Field = {
	name: 'answeredAt',
	type: 'date',
	label: 'First answered',
	index: true,
	access: { update: never },
	admin: {
		position: 'sidebar',
		readOnly: true,
		date: { pickerAppearance: 'dayAndTime' },
		condition: (data) => Boolean(data.answeredAt),
	},
};

/** Fields of every submission, and those for handling it by who has the role. */
export const submissionFields = (role: Role): Field[] => [
	{
		name: 'reference',
		type: 'text',
		required: true,
		unique: true,
		access: { update: never },
		admin: { position: 'sidebar', readOnly: true, description: 'The visitor has it in the confirmation e-mail.' },
	},
	{
		name: 'itemTitle',
		type: 'text',
		label: 'Item',
		index: true,
		access: { update: never },
		admin: {
			readOnly: true,
			position: 'sidebar',
			description: 'The product, event, job or document, by its English name, in whichever language the visitor wrote.',
			condition: ({ itemId }) => Boolean(itemId),
		},
	},
	{
		name: 'itemKind',
		type: 'select',
		label: 'Kind of item',
		options: [
			{ label: 'Product', value: 'product' },
			{ label: 'Event', value: 'event' },
			{ label: 'Job', value: 'job' },
			{ label: 'Document', value: 'document' },
		],
		access: { update: never },
		admin: { readOnly: true, position: 'sidebar', condition: ({ itemId }) => Boolean(itemId) },
	},
	{
		name: 'itemId',
		type: 'number',
		label: 'Number of the item',
		index: true,
		access: { update: never },
		admin: { readOnly: true, position: 'sidebar', condition: ({ itemId }) => Boolean(itemId) },
	},
	{
		name: 'status',
		type: 'select',
		required: true,
		defaultValue: 'new',
		index: true,
		options: [
			{ label: 'New', value: 'new' },
			{ label: 'In progress', value: 'in-progress' },
			{ label: 'Done', value: 'done' },
			{ label: 'Spam', value: 'spam' },
		],
		admin: { position: 'sidebar' },
	},
	assigneeWith(role),
	{
		name: 'notes',
		type: 'textarea',
		label: 'Notes from before the desk',
		access: { update: never },
		admin: {
			readOnly: true,
			description: 'For colleagues; the visitor never sees them. New ones are written at the desk, and signed.',
			condition: ({ notes }) => Boolean(notes),
		},
	},
	{
		name: 'receivedAt',
		type: 'date',
		label: 'Received',
		required: true,
		index: true,
		access: { update: never },
		admin: { position: 'sidebar', readOnly: true, date: { pickerAppearance: 'dayAndTime' } },
	},
	answeredAt,
	...howItCame,
];

/** What a request for a quote asks for. */
export const sentLines: Field = {
	name: 'lines',
	type: 'array',
	label: 'Products asked for',
	labels: { singular: 'Line', plural: 'Lines' },
	access: { update: never },
	admin: {
		readOnly: true,
		initCollapsed: false,
		description: 'From the list of the visitor, by what they read there.',
		condition: ({ lines }) => Array.isArray(lines) && lines.length > 0,
	},
	fields: [
		{
			type: 'row',
			fields: [
				{ name: 'quantity', type: 'number', label: 'Quantity', required: true, admin: { width: '15%' } },
				{ name: 'reference', type: 'text', label: 'REF', required: true, admin: { width: '25%' } },
				{ name: 'name', type: 'text', label: 'Product', admin: { width: '40%' } },
				{
					name: 'discontinued',
					type: 'checkbox',
					label: 'Discontinued',
					defaultValue: false,
					admin: { width: '20%' },
				},
			],
		},
	],
};

/** Shown beside a message: it may turn out to be a report of a problem. */
export const moveToReports: Field = {
	name: 'move',
	type: 'ui',
	admin: { position: 'sidebar', components: { Field: '/src/reports/move-button.tsx#MoveButton' } },
};

/** Shown in a message that came with a chosen time: whether it is confirmed, and how to move or cancel it. */
export const meetingOfMessage: Field = {
	name: 'meeting',
	type: 'ui',
	admin: { components: { Field: '/src/meetings/meeting-panel.tsx#MeetingOfMessage' } },
};

/** In the record: what was said about the letter, and the form of an answer. */
export const answerField: Field = {
	name: 'answer',
	type: 'ui',
	admin: { disableListColumn: true, components: { Field: '/src/desk/answer/answer-field.tsx#AnswerField' } },
};
