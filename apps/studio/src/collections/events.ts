import type { CollectionConfig } from 'payload';
import { contentAccess, hiddenExceptFor } from '../access/content.ts';
import { addedSectionsField, addedSectionsOf, fromAddedSections } from '../blocks/section-blocks.ts';
import { day } from '../fields/day.ts';
import { meetingNames, meetingTimes, meetingTimesField, storedMeetings } from '../fields/meeting-times.ts';
import { picture } from '../fields/picture.ts';
import { slug } from '../fields/slug.ts';
import { words } from '../fields/words.ts';
import { noon } from '../seed/noon.ts';
import { pair } from '../seed/pairs.ts';
import type { CollectionPart } from '../snapshot/part.ts';
import { day as dayOf, idOf, text } from '../snapshot/words.ts';
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
		meetingTimesField,
		{
			...addedSectionsField,
			label: 'What will be shown',
			admin: { ...addedSectionsField.admin, description: 'Sections between the head of the page and the form.' },
		},
	],
};

export const eventsPart: CollectionPart<'events', 'events'> = {
	collection: 'events',
	sort: 'startsOn',
	names: meetingNames,
	madeOf: ['reusable-sections'],
	toSnapshot: (doc, pictures) => ({
		id: doc.id,
		slug: doc.slug,
		title: text(doc.title, doc.titleCn),
		startsOn: dayOf(doc.startsOn),
		endsOn: dayOf(doc.endsOn),
		address: text(doc.address, doc.addressCn),
		booth: doc.booth ?? '',
		picture: doc.picture ? (pictures.find(idOf(doc.picture)) ?? null) : null,
		url: doc.url ?? '',
		meetings: meetingTimes(doc.meetings),
		sections: addedSectionsOf(doc.sections, pictures),
	}),
	fromSample: (item, pictures) => ({
		id: item.id,
		slug: item.slug,
		...pair('title', item.title),
		startsOn: noon(item.startsOn),
		endsOn: noon(item.endsOn),
		...pair('address', item.address),
		booth: item.booth,
		picture: item.picture ? pictures(item.picture) : null,
		url: item.url,
		meetings: storedMeetings(item.meetings),
		sections: fromAddedSections(item.sections, pictures),
		_status: 'published',
	}),
};
