import type { CollectionConfig } from 'payload';
import { hiddenExceptFor } from '../access/content.ts';
import { nobody, only } from '../access/roles.ts';
import { sent, sentName } from '../inbox/message-fields.ts';
import { onlyUnsubscribe } from '../subscribers/only-unsubscribe.ts';
import { subscriptionFields } from '../subscribers/subscription-fields.ts';

const never = () => false;

/** Newsletter subscribers: one for each address, confirmed through a link in a mail. */
export const subscribers: CollectionConfig = {
	slug: 'subscribers',
	labels: { singular: { en: 'Subscriber', zh: '订阅者' }, plural: { en: 'Subscribers', zh: '订阅者' } },
	access: { read: only('sales'), create: nobody, update: only('sales'), delete: only('sales') },
	disableDuplicate: true,
	defaultSort: '-askedAt',
	admin: {
		group: { en: 'Inbox', zh: '收件箱' },
		useAsTitle: 'email',
		description: {
			en: 'Who signed up for the newsletter. Only those who confirmed with the link in our email receive it and are exported. Set one to Unsubscribed for a person who asks you to.',
			zh: '订阅电子通讯的人。只有通过我们邮件中的链接确认过的人才会收到并被导出。若有人提出退订，请将其设为“已退订”。',
		},
		defaultColumns: [
			'email',
			'firstName',
			'lastName',
			'interests',
			'state',
			'askedAt',
			'confirmedAt',
			'unsubscribedAt',
		],
		listSearchableFields: ['email', 'firstName', 'lastName'],
		hidden: hiddenExceptFor('sales'),
		components: {
			beforeListTable: ['/src/subscribers/export-links.tsx#ExportLinks'],
		},
	},
	hooks: { beforeChange: [onlyUnsubscribe] },
	fields: [
		{
			name: 'email',
			type: 'text',
			label: { en: 'Email', zh: '电子邮箱' },
			required: true,
			unique: true,
			access: { update: never },
			admin: { readOnly: true },
		},
		sentName(),
		sent('interests', { en: 'Interests', zh: '兴趣' }),
		sent('page', { en: 'Signed up on page', zh: '订阅页面' }),
		...subscriptionFields,
	],
};
