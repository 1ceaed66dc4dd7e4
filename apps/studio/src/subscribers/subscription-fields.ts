import type { Field } from 'payload';
import { visitorLanguage } from '../inbox/message-fields.ts';
import { momentField } from '../words/dates.ts';
import type { Said } from '../words/said.ts';

const never = () => false;

const date = (name: string, label: Said): Field => ({
	name,
	label,
	type: 'date',
	index: true,
	access: { update: never },
	admin: { position: 'sidebar', readOnly: true, date: momentField },
});

/** The state of a subscription; only the subscriber can confirm it. */
export const subscriptionFields: Field[] = [
	{
		name: 'state',
		type: 'select',
		label: { en: 'State', zh: '状态' },
		required: true,
		index: true,
		options: [
			{ label: { en: 'Pending: not confirmed yet', zh: '待定：尚未确认' }, value: 'pending' },
			{ label: { en: 'Confirmed', zh: '已确认' }, value: 'confirmed' },
			{ label: { en: 'Unsubscribed', zh: '已退订' }, value: 'unsubscribed' },
		],
		admin: { position: 'sidebar' },
	},
	date('askedAt', { en: 'Signed up', zh: '订阅时间' }),
	date('confirmedAt', { en: 'Confirmed', zh: '确认时间' }),
	date('unsubscribedAt', { en: 'Unsubscribed', zh: '退订时间' }),
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
