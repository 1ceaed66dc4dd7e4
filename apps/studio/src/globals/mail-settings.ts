import type { GlobalConfig } from 'payload';
import { hiddenExceptFor } from '../access/content.ts';
import { only } from '../access/roles.ts';
import { validReplyTo } from '../desk/answer/reply-to.ts';

export const mailSettings: GlobalConfig = {
	slug: 'mail-settings',
	label: { en: 'Mail', zh: '邮件' },
	access: { read: only(), update: only() },
	admin: {
		group: { en: 'Administration', zh: '管理' },
		description: {
			en: 'How the studio writes to visitors. The mail server itself is set where the studio is started.',
			zh: '工作室如何给访客写信。邮件服务器本身在启动工作室的地方设置。',
		},
		hidden: hiddenExceptFor(),
	},
	fields: [
		{
			name: 'mailServer',
			type: 'ui',
			admin: { components: { Field: '/src/desk/answer/mail-server-note.tsx#MailServerNote' } },
		},
		{
			name: 'replyTo',
			type: 'text',
			label: { en: 'Replies go to', zh: '回信地址' },
			validate: validReplyTo,
			admin: {
				description: {
					en: 'Where a visitor’s reply to an answer arrives. Left empty, at the address that mails come from.',
					zh: '访客回信送达的地址。留空则为发件地址。',
				},
			},
		},
	],
};
