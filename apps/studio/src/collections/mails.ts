import type { CollectionConfig, Field } from 'payload';
import { hiddenExceptFor } from '../access/content.ts';
import { nobody, ofOwnRole, only } from '../access/roles.ts';
import { noSearchIn, sealLinks } from '../inbox/sealed-links.ts';

const readOnly = (field: Field): Field =>
	({ ...field, access: { update: () => false }, admin: { readOnly: true } }) as Field;

/** Queue of mails: stored with the submission, sent afterwards, with retries. */
export const mails: CollectionConfig = {
	slug: 'mails',
	labels: { singular: { en: 'Email', zh: '电子邮件' }, plural: { en: 'Emails', zh: '电子邮件' } },
	access: {
		read: ofOwnRole,
		create: nobody,
		update: ofOwnRole,
		delete: only(),
	},
	disableDuplicate: true,
	hooks: { beforeOperation: [noSearchIn('text', 'html')] },
	defaultSort: '-createdAt',
	admin: {
		group: { en: 'Inbox', zh: '收件箱' },
		useAsTitle: 'subject',
		listSearchableFields: ['subject', 'to', 'reference'],
		defaultColumns: ['subject', 'to', 'status', 'lastError', 'attempts', 'createdAt'],
		description: {
			en: 'Notices to us, confirmations and answers to visitors, and letters between colleagues. Set one back to Waiting to send it again.',
			zh: '给我们的通知、给访客的确认和回复，以及同事之间的信件。将一封改回“等待中”即可重新发送。',
		},
		hidden: hiddenExceptFor('sales', 'recruiter', 'quality', 'regulatory'),
	},
	fields: [
		{
			name: 'status',
			type: 'select',
			label: { en: 'Status', zh: '状态' },
			required: true,
			defaultValue: 'waiting',
			index: true,
			options: [
				{ label: { en: 'Waiting', zh: '等待中' }, value: 'waiting' },
				{ label: { en: 'Sent', zh: '已发送' }, value: 'sent' },
				{ label: { en: 'Unsent: no mail server is set up', zh: '未发送：未设置邮件服务器' }, value: 'unsent' },
				{ label: { en: 'Failed: given up', zh: '失败：已放弃' }, value: 'failed' },
			],
			admin: { position: 'sidebar' },
		},
		readOnly({ name: 'to', type: 'text', label: { en: 'To', zh: '收件人' }, required: true, index: true }),
		readOnly({ name: 'replyTo', type: 'text', label: { en: 'Reply To', zh: '回信地址' } }),
		readOnly({ name: 'subject', type: 'text', label: { en: 'Subject', zh: '主题' }, required: true }),
		readOnly({
			name: 'text',
			type: 'textarea',
			label: { en: 'Message', zh: '正文' },
			required: true,
			hooks: { afterRead: [sealLinks] },
		}),
		readOnly({
			name: 'html',
			type: 'textarea',
			label: { en: 'Message as HTML', zh: 'HTML 正文' },
			hooks: { afterRead: [sealLinks] },
		}),
		readOnly({ name: 'unsubscribeLink', type: 'text', label: { en: 'Link to unsubscribe', zh: '退订链接' } }),
		readOnly({ name: 'reference', type: 'text', label: { en: 'Reference', zh: '编号' }, required: true, index: true }),
		readOnly({ name: 'role', type: 'text', label: { en: 'Role', zh: '角色' }, required: true }),
		/** Idempotency key of a request to send. */
		{
			name: 'key',
			type: 'text',
			unique: true,
			access: { read: () => false, update: () => false },
			admin: { hidden: true },
		},
		readOnly({
			name: 'attempts',
			type: 'number',
			label: { en: 'Attempts', zh: '尝试次数' },
			required: true,
			defaultValue: 0,
		}),
		readOnly({ name: 'nextAttemptAt', type: 'date', label: { en: 'Next Attempt At', zh: '下次尝试' } }),
		readOnly({ name: 'lastError', type: 'text', label: { en: 'Last failure', zh: '最近一次失败' } }),
		readOnly({ name: 'sentAt', type: 'date', label: { en: 'Sent At', zh: '发送时间' } }),
	],
};
