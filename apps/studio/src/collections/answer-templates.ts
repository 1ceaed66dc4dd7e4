import type { CollectionConfig } from 'payload';
import { hiddenExceptFor } from '../access/content.ts';
import { only } from '../access/roles.ts';
import { placeholders, unknownIn } from '../desk/answer/placeholders.ts';

const known = placeholders.map((name) => `{${name}}`).join(', ');

const onlyKnown = (value: unknown): string | true => {
	const unknown = unknownIn(typeof value === 'string' ? value : '');
	if (unknown.length === 0) return true;
	return `Nothing fills ${unknown.map((name) => `{${name}}`).join(', ')}. There are ${known}.`;
};

const needed = (value: unknown): string | true =>
	typeof value === 'string' && value.trim() ? onlyKnown(value) : 'Write something.';

const english = { required: true, validate: needed };
const chinese = { validate: onlyKnown };
const besides = { width: '50%', description: 'Left empty, the English text is used.' };

const who = only('sales', 'recruiter', 'quality');

/** Answers that are written often, in both languages. */
export const answerTemplates: CollectionConfig = {
	slug: 'answer-templates',
	labels: { singular: 'Answer template', plural: 'Answer templates' },
	access: { read: who, create: who, update: who, delete: who },
	defaultSort: 'name',
	admin: {
		group: 'Inbox',
		useAsTitle: 'name',
		defaultColumns: ['name', 'kinds', 'subject', 'updatedAt'],
		listSearchableFields: ['name', 'subject', 'text'],
		description: `What you answer often. A letter fills in ${known}.`,
		hidden: hiddenExceptFor('sales', 'recruiter', 'quality'),
	},
	fields: [
		{ name: 'name', type: 'text', required: true, unique: true, admin: { description: 'Colleagues choose by it.' } },
		{
			name: 'kinds',
			type: 'select',
			label: 'For',
			hasMany: true,
			required: true,
			options: [
				{ label: 'Contact messages', value: 'contact-messages' },
				{ label: 'Quote requests', value: 'quote-requests' },
				{ label: 'Footer sign-ups', value: 'sign-ups' },
				{ label: 'Requests for paper', value: 'paper-requests' },
				{ label: 'Applications', value: 'applications' },
				{ label: 'Problem reports', value: 'problem-reports' },
			],
		},
		{
			type: 'row',
			fields: [
				{ name: 'subject', type: 'text', label: 'Subject', ...english, admin: { width: '50%' } },
				{ name: 'subjectCn', type: 'text', label: 'Subject (Chinese)', ...chinese, admin: besides },
			],
		},
		{
			type: 'row',
			fields: [
				{ name: 'text', type: 'textarea', label: 'Text', ...english, admin: { width: '50%', rows: 14 } },
				{ name: 'textCn', type: 'textarea', label: 'Text (Chinese)', ...chinese, admin: { ...besides, rows: 14 } },
			],
		},
		{
			name: 'example',
			type: 'ui',
			admin: {
				disableListColumn: true,
				components: { Field: '/src/desk/answer/template-example.tsx#TemplateExample' },
			},
		},
	],
};
