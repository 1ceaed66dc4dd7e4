import type { GlobalConfig } from 'payload';
import { hiddenExceptFor } from '../access/content.ts';
import { only } from '../access/roles.ts';
import { validReplyTo } from '../desk/answer/reply-to.ts';

export const mailSettings: GlobalConfig = {
	slug: 'mail-settings',
	label: 'Mail',
	access: { read: only(), update: only() },
	admin: {
		group: 'Administration',
		description: 'How the studio writes to visitors. The mail server itself is set where the studio is started.',
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
			label: 'Replies go to',
			validate: validReplyTo,
			admin: {
				description: 'Where a visitor’s reply to an answer arrives. Left empty, at the address that mails come from.',
			},
		},
	],
};
