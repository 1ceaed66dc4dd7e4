import type { CollectionConfig } from 'payload';
import { hiddenExceptFor } from '../access/content.ts';
import { nobody, only } from '../access/roles.ts';
import { sent } from '../inbox/submission-fields.ts';
import { onlyUnsubscribe } from '../subscribers/only-unsubscribe.ts';
import { subscriptionFields } from '../subscribers/subscription-fields.ts';

const never = () => false;

/** Who gets the newsletter: one for each address, confirmed by its owner through a link. */
export const subscribers: CollectionConfig = {
	slug: 'subscribers',
	labels: { singular: 'Subscriber', plural: 'Subscribers' },
	access: { read: only('sales'), create: nobody, update: only('sales'), delete: only('sales') },
	disableDuplicate: true,
	defaultSort: '-askedAt',
	admin: {
		group: 'Inbox',
		useAsTitle: 'email',
		description:
			'Who signed up for the newsletter. Only those who confirmed with the link in our e-mail receive it and are exported. Set one to Unsubscribed for a person who asks you to.',
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
			beforeListTable: [
				'/src/subscribers/never-asked-note.tsx#NeverAskedNote',
				'/src/subscribers/export-links.tsx#ExportLinks',
			],
		},
	},
	hooks: { beforeChange: [onlyUnsubscribe] },
	fields: [
		{
			name: 'email',
			type: 'text',
			label: 'E-mail',
			required: true,
			unique: true,
			access: { update: never },
			admin: { readOnly: true },
		},
		{ type: 'row', fields: [sent('firstName', 'First name'), sent('lastName', 'Last name')] },
		sent('interests', 'Interests'),
		sent('page', 'Signed up on page'),
		...subscriptionFields,
	],
};
