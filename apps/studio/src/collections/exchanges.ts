import type { CollectionConfig } from 'payload';
import { nobody, ofOwnRole } from '../access/roles.ts';
import { noteExchange } from '../desk/message-hooks.ts';
import { noSearchIn } from '../inbox/sealed-links.ts';

/** Replies, pasted mails and internal notes about a message. Only desk/ writes them; they are never changed. */
export const exchanges: CollectionConfig = {
	slug: 'exchanges',
	labels: { singular: { en: 'Exchange', zh: '往来' }, plural: { en: 'Exchanges', zh: '往来' } },
	access: {
		read: ofOwnRole,
		create: nobody,
		update: nobody,
		delete: nobody,
	},
	defaultSort: 'at',
	admin: { hidden: true, useAsTitle: 'subject' },
	hooks: { beforeOperation: [noSearchIn('mail.text', 'mail.html')], afterChange: [noteExchange] },
	fields: [
		{
			name: 'reference',
			type: 'text',
			label: { en: 'Reference', zh: '编号' },
			required: true,
			index: true,
		},
		{ name: 'role', type: 'text', label: { en: 'Role', zh: '角色' }, required: true },
		{
			name: 'kind',
			type: 'select',
			label: { en: 'Kind', zh: '类别' },
			required: true,
			index: true,
			options: [
				{ label: { en: 'Answer', zh: '回答' }, value: 'reply' },
				{ label: { en: 'Received', zh: '收到' }, value: 'received' },
				{ label: { en: 'Note', zh: '备注' }, value: 'note' },
			],
		},
		{ name: 'subject', type: 'text', label: { en: 'Subject', zh: '主题' } },
		{ name: 'text', type: 'textarea', label: { en: 'Text', zh: '正文' } },
		{ name: 'author', type: 'relationship', label: { en: 'Author', zh: '作者' }, relationTo: 'users' },
		{ name: 'at', type: 'date', label: { en: 'At', zh: '时间' }, required: true, index: true },
		{ name: 'mail', type: 'relationship', label: { en: 'Mail', zh: '邮件' }, relationTo: 'mails' },
		{
			name: 'attachments',
			type: 'relationship',
			label: { en: 'Attachments', zh: '附件' },
			relationTo: 'revisions',
			hasMany: true,
		},
		/** Colleagues mentioned in a note, who were notified. */
		{
			name: 'mentions',
			type: 'relationship',
			label: { en: 'Mentions', zh: '提及' },
			relationTo: 'users',
			hasMany: true,
		},
	],
};
