import type { CollectionConfig } from 'payload';
import { contentAccess, hiddenExceptFor } from '../access/content.ts';
import { day } from '../fields/day.ts';
import { picture } from '../fields/picture.ts';
import { slug } from '../fields/slug.ts';
import { words } from '../fields/words.ts';
import { draftContent } from './draft-content.ts';

export const events: CollectionConfig = {
	slug: 'events',
	labels: { singular: 'Event', plural: 'Events' },
	access: contentAccess(),
	defaultSort: '-startsOn',
	...draftContent,
	admin: {
		group: 'Newsroom',
		useAsTitle: 'title',
		defaultColumns: ['title', 'startsOn', 'endsOn', '_status'],
		description: 'Past events stay on the site, after the ones to come.',
		hidden: hiddenExceptFor('editor'),
	},
	fields: [
		slug('/events-info/…'),
		words('title', { label: 'Title', required: true }),
		{ type: 'row', fields: [day('startsOn', { label: 'First day' }), day('endsOn', { label: 'Last day' })] },
		words('address', { label: 'Place', required: true }),
		{ name: 'booth', type: 'text', label: 'Booth' },
		picture('picture', { required: false }),
		{
			name: 'url',
			type: 'text',
			label: 'The event’s own page',
			admin: { description: 'Learn More leads there. Empty: it leads to our event page with the meeting form.' },
		},
	],
};
