import type { CollectionConfig } from 'payload';
import { hiddenExceptFor } from '../access/content.ts';
import { nobody, only } from '../access/roles.ts';
import { sent, suspected } from '../inbox/submission-fields.ts';
import { onlyUnsubscribe } from '../subscribers/only-unsubscribe.ts';
import { subscriptionFields } from '../subscribers/subscription-fields.ts';

const given = { access: { update: () => false }, admin: { readOnly: true } };

/** Who wants to be told when a document or anything about a product changes: one for each address and thing. */
export const watches: CollectionConfig = {
	slug: 'watches',
	labels: { singular: 'Watch', plural: 'Watches' },
	access: { read: only('sales'), create: nobody, update: only('sales'), delete: only('sales') },
	disableDuplicate: true,
	defaultSort: '-askedAt',
	indexes: [{ fields: ['email', 'itemKind', 'itemId', 'documentLanguage'], unique: true }],
	admin: {
		group: 'Inbox',
		useAsTitle: 'email',
		description:
			'Who is told by e-mail when a document changes or a notice about a product is published. Only those who confirmed are written to. Set one to Unsubscribed for a person who asks you to.',
		defaultColumns: ['email', 'itemTitle', 'itemKind', 'documentLanguage', 'state', 'askedAt', 'confirmedAt'],
		listSearchableFields: ['email', 'itemTitle', 'reference'],
		hidden: hiddenExceptFor('sales'),
	},
	hooks: { beforeChange: [onlyUnsubscribe] },
	fields: [
		{ ...given, name: 'email', type: 'text', label: 'E-mail', required: true, index: true },
		{ ...given, name: 'itemTitle', type: 'text', label: 'What is watched' },
		{
			type: 'row',
			fields: [
				{
					...given,
					name: 'itemKind',
					type: 'select',
					label: 'Kind',
					required: true,
					options: [
						{ label: 'Product, with all its documents', value: 'product' },
						{ label: 'Document', value: 'document' },
					],
				},
				{ ...given, name: 'itemId', type: 'number', label: 'Its number', required: true, index: true },
				{
					...given,
					name: 'documentLanguage',
					type: 'text',
					label: 'Language of the document',
					required: true,
				},
			],
		},
		sent('page', 'Asked on page'),
		sent('reference', 'Reference'),
		suspected,
		...subscriptionFields,
	],
};
