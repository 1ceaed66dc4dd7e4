import type { Field } from 'payload';
import { visitorLanguage } from '../inbox/submission-fields.ts';

const never = () => false;

const date = (name: string, label: string): Field => ({
	name,
	label,
	type: 'date',
	index: true,
	access: { update: never },
	admin: { position: 'sidebar', readOnly: true, date: { pickerAppearance: 'dayAndTime' } },
});

/** How far somebody's wish to hear from us has come; only they confirm it. */
export const subscriptionFields: Field[] = [
	{
		name: 'state',
		type: 'select',
		required: true,
		index: true,
		options: [
			{ label: 'Pending: not confirmed yet', value: 'pending' },
			{ label: 'Confirmed', value: 'confirmed' },
			{ label: 'Unsubscribed', value: 'unsubscribed' },
		],
		admin: { position: 'sidebar' },
	},
	date('askedAt', 'Signed up'),
	date('confirmedAt', 'Confirmed'),
	date('unsubscribedAt', 'Unsubscribed'),
	visitorLanguage,
	{
		name: 'key',
		type: 'text',
		required: true,
		unique: true,
		access: { read: never, update: never },
		admin: { hidden: true },
	},
];
