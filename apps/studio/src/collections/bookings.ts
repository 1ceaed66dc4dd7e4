import type { CollectionConfig, Field } from 'payload';
import { hiddenExceptFor } from '../access/content.ts';
import { nobody, only } from '../access/roles.ts';
import { sent, visitorLanguage } from '../inbox/submission-fields.ts';

const internal = (field: Field): Field =>
	({ ...field, access: { read: () => false, update: () => false }, admin: { hidden: true } }) as Field;

/**
 * Who has which time of an event. Written past the forms (`meetings/`), because the database alone decides who was
 * first: `slot` is unique, and empty once the time is free again.
 */
export const bookings: CollectionConfig = {
	slug: 'bookings',
	labels: { singular: 'Meeting', plural: 'Meetings' },
	access: { read: only('sales'), create: nobody, update: nobody, delete: nobody },
	disableDuplicate: true,
	defaultSort: '-startsAt',
	admin: {
		group: 'Inbox',
		useAsTitle: 'time',
		description:
			'Times of events that visitors chose. Open one to move or cancel it: the visitor is told by e-mail. What they wrote is under Contact messages, with the same reference.',
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
		{ type: 'row', fields: [sent('firstName', 'First name'), sent('lastName', 'Last name')] },
		sent('email', 'E-mail', 'email'),
		sent('eventTitle', 'Event'),
		sent('time', 'Time, by the clocks of the event'),
		{
			name: 'status',
			type: 'select',
			required: true,
			index: true,
			options: [
				{ label: 'Confirmed', value: 'confirmed' },
				{ label: 'Canceled', value: 'cancelled' },
				{ label: 'To be placed: the wished time was gone', value: 'unplaced' },
			],
			admin: { position: 'sidebar', readOnly: true },
		},
		{
			name: 'reference',
			type: 'text',
			index: true,
			admin: {
				position: 'sidebar',
				readOnly: true,
				description: 'Of the contact message. Empty until the site has delivered it, usually within seconds.',
			},
		},
		visitorLanguage,
		internal({ name: 'key', type: 'text', required: true, unique: true }),
		internal({ name: 'slot', type: 'text', unique: true }),
		internal({ name: 'eventId', type: 'number', required: true, index: true }),
		// Readable, because lists are sorted by it.
		{
			name: 'startsAt',
			type: 'date',
			required: true,
			index: true,
			access: { update: () => false },
			admin: { hidden: true },
		},
		internal({ name: 'minutes', type: 'number', required: true }),
		internal({ name: 'timeZone', type: 'text', required: true }),
	],
};
