import type { CollectionConfig, Field } from 'payload';
import { hiddenExceptFor } from '../access/content.ts';
import { has, nobody, only, rolesOf } from '../access/roles.ts';

const readOnly = (field: Field): Field =>
	({ ...field, access: { update: () => false }, admin: { readOnly: true } }) as Field;

/** E-mails on their way: written with the submission, sent afterwards, as often as it takes. */
export const mails: CollectionConfig = {
	slug: 'mails',
	labels: { singular: 'E-mail', plural: 'E-mails' },
	access: {
		read: ({ req }) =>
			has(req.user) || (rolesOf(req.user).length > 0 ? { role: { in: [...rolesOf(req.user)] } } : false),
		create: nobody,
		update: ({ req }) =>
			has(req.user) || (rolesOf(req.user).length > 0 ? { role: { in: [...rolesOf(req.user)] } } : false),
		delete: only(),
	},
	disableDuplicate: true,
	defaultSort: '-createdAt',
	admin: {
		group: 'Inbox',
		useAsTitle: 'subject',
		listSearchableFields: ['subject', 'to', 'reference'],
		defaultColumns: ['subject', 'to', 'status', 'lastError', 'attempts', 'createdAt'],
		description:
			'Notices to us, confirmations and answers to visitors, and letters between colleagues. Set one back to Waiting to send it again.',
		hidden: hiddenExceptFor('sales', 'recruiter', 'quality', 'regulatory'),
	},
	fields: [
		{
			name: 'status',
			type: 'select',
			required: true,
			defaultValue: 'waiting',
			index: true,
			options: [
				{ label: 'Waiting', value: 'waiting' },
				{ label: 'Sent', value: 'sent' },
				{ label: 'Unsent: no mail server is set up', value: 'unsent' },
				{ label: 'Failed: given up', value: 'failed' },
			],
			admin: { position: 'sidebar' },
		},
		readOnly({ name: 'to', type: 'text', required: true, index: true }),
		readOnly({ name: 'replyTo', type: 'text' }),
		readOnly({ name: 'subject', type: 'text', required: true }),
		readOnly({ name: 'text', type: 'textarea', label: 'Message', required: true }),
		readOnly({ name: 'html', type: 'textarea', label: 'Message as HTML' }),
		readOnly({ name: 'unsubscribeLink', type: 'text', label: 'Link to unsubscribe' }),
		readOnly({ name: 'reference', type: 'text', required: true, index: true }),
		readOnly({ name: 'role', type: 'text', required: true }),
		/** Of a request to send: whoever repeats it sends nothing. */
		{
			name: 'key',
			type: 'text',
			unique: true,
			access: { read: () => false, update: () => false },
			admin: { hidden: true },
		},
		readOnly({ name: 'attempts', type: 'number', required: true, defaultValue: 0 }),
		readOnly({ name: 'nextAttemptAt', type: 'date' }),
		readOnly({ name: 'lastError', type: 'text', label: 'Last failure' }),
		readOnly({ name: 'sentAt', type: 'date' }),
	],
};
