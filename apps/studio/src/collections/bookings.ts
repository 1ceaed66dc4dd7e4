import type { CollectionConfig, Field } from 'payload';
import { hiddenExceptFor } from '../access/content.ts';
import { nobody, only } from '../access/roles.ts';
import { sent, sentName, visitorLanguage } from '../inbox/message-fields.ts';

const internal = (field: Field): Field =>
	({ ...field, access: { read: () => false, update: () => false }, admin: { hidden: true } }) as Field;

/**
 * Booked times of events. `meetings/` writes rows directly, since only the database decides who was first: `slot` is
 * unique, and empty once the time is free again.
 */
export const bookings: CollectionConfig = {
	slug: 'bookings',
	labels: { singular: { en: 'Meeting', zh: '会面' }, plural: { en: 'Meetings', zh: '会面' } },
	access: { read: only('sales'), create: nobody, update: nobody, delete: nobody },
	disableDuplicate: true,
	defaultSort: '-startsAt',
	admin: {
		group: { en: 'Inbox', zh: '收件箱' },
		useAsTitle: 'time',
		description: {
			en: 'Times of events that visitors chose. Open one to move or cancel it: the visitor is told by email. What they wrote is at the desk, under the same reference.',
			zh: '访客选定的展会会面时间。打开一项即可改期或取消：系统会用电子邮件通知访客。访客写的内容在工作台上，编号相同。',
		},
		defaultColumns: ['time', 'eventTitle', 'firstName', 'lastName', 'status', 'reference'],
		listSearchableFields: ['reference', 'firstName', 'lastName', 'email', 'eventTitle'],
		hidden: hiddenExceptFor('sales'),
	},
	fields: [
		{
			name: 'panel',
			type: 'ui',
			admin: { components: { Field: '/src/meetings/meeting-panel.tsx#MeetingPanel' } },
		},
		sentName(),
		sent('email', { en: 'Email', zh: '电子邮箱' }, { index: true }),
		sent('eventTitle', { en: 'Event', zh: '活动' }),
		sent('time', { en: 'Time, by the clocks of the event', zh: '时间（按活动所在地时钟）' }),
		{
			name: 'status',
			type: 'select',
			label: { en: 'Status', zh: '状态' },
			required: true,
			index: true,
			options: [
				{ label: { en: 'Confirmed', zh: '已确认' }, value: 'confirmed' },
				{ label: { en: 'Canceled', zh: '已取消' }, value: 'cancelled' },
				{ label: { en: 'To be placed: the wished time was gone', zh: '待安排：所选时间已被占用' }, value: 'unplaced' },
			],
			admin: { position: 'sidebar', readOnly: true },
		},
		{
			name: 'reference',
			type: 'text',
			label: { en: 'Reference', zh: '编号' },
			index: true,
			admin: {
				position: 'sidebar',
				readOnly: true,
				description: {
					en: 'Of the contact message. Empty until the site has delivered it, usually within seconds.',
					zh: '联系留言的编号。在网站送达之前为空，通常只需几秒。',
				},
			},
		},
		visitorLanguage,
		internal({ name: 'key', type: 'text', required: true, unique: true }),
		internal({ name: 'slot', type: 'text', label: { en: 'Slot', zh: '时段' }, unique: true }),
		internal({
			name: 'eventId',
			type: 'number',
			label: { en: 'Event Id', zh: '活动编号' },
			required: true,
			index: true,
		}),
		// Readable, because lists are sorted by it.
		{
			name: 'startsAt',
			type: 'date',
			required: true,
			index: true,
			access: { update: () => false },
			admin: { hidden: true },
		},
		internal({ name: 'minutes', type: 'number', label: { en: 'Minutes', zh: '分钟' }, required: true }),
		internal({ name: 'timeZone', type: 'text', label: { en: 'Time Zone', zh: '时区' }, required: true }),
	],
};
