import type { CollectionConfig } from 'payload';
import { hiddenExceptFor } from '../access/content.ts';
import { nobody, only } from '../access/roles.ts';
import { sent, suspected } from '../inbox/message-fields.ts';
import { onlyUnsubscribe } from '../subscribers/only-unsubscribe.ts';
import { subscriptionFields } from '../subscribers/subscription-fields.ts';

const given = { access: { update: () => false }, admin: { readOnly: true } };

/** Visitors who watch a document or a product for changes: one for each address and item. */
export const watches: CollectionConfig = {
	slug: 'watches',
	labels: { singular: { en: 'Watch', zh: '关注' }, plural: { en: 'Watches', zh: '关注' } },
	access: { read: only('sales'), create: nobody, update: only('sales'), delete: only('sales') },
	disableDuplicate: true,
	defaultSort: '-askedAt',
	indexes: [{ fields: ['email', 'itemKind', 'itemId', 'documentLanguage'], unique: true }],
	admin: {
		group: { en: 'Inbox', zh: '收件箱' },
		useAsTitle: 'email',
		description: {
			en: 'Who is told by email when a document changes or a notice about a product is published. Only those who confirmed are written to. Set one to Unsubscribed for a person who asks you to.',
			zh: '文件变更或产品通告发布时会收到电子邮件的人。只写信给已确认的人。若有人提出退订，请将其设为“已退订”。',
		},
		defaultColumns: ['email', 'itemTitle', 'itemKind', 'documentLanguage', 'state', 'askedAt', 'confirmedAt'],
		listSearchableFields: ['email', 'itemTitle', 'reference'],
		hidden: hiddenExceptFor('sales'),
	},
	hooks: { beforeChange: [onlyUnsubscribe] },
	fields: [
		{ ...given, name: 'email', type: 'text', label: { en: 'Email', zh: '电子邮箱' }, required: true, index: true },
		{ ...given, name: 'itemTitle', type: 'text', label: { en: 'What is watched', zh: '关注的内容' } },
		{
			type: 'row',
			fields: [
				{
					...given,
					name: 'itemKind',
					type: 'select',
					label: { en: 'Kind', zh: '类别' },
					required: true,
					options: [
						{ label: { en: 'Product, with all its documents', zh: '产品，包括其所有文件' }, value: 'product' },
						{ label: { en: 'Document', zh: '文件' }, value: 'document' },
					],
				},
				{
					...given,
					name: 'itemId',
					type: 'number',
					label: { en: 'Its number', zh: '其编号' },
					required: true,
					index: true,
				},
				{
					...given,
					name: 'documentLanguage',
					type: 'text',
					label: { en: 'Language of the document', zh: '文件语言' },
					required: true,
				},
			],
		},
		sent('page', { en: 'Asked on page', zh: '提出页面' }),
		sent('reference', { en: 'Reference', zh: '编号' }),
		suspected,
		...subscriptionFields,
	],
};
