import type { CollectionConfig } from 'payload';
import { contentAccess, hiddenExceptFor } from '../access/content.ts';
import { addedSectionsField, addedSectionsOf, fromAddedSections } from '../blocks/section-blocks.ts';
import { day } from '../fields/day.ts';
import { meetingNames, meetingTimes, meetingTimesField, storedMeetings } from '../fields/meeting-times.ts';
import { picture } from '../fields/picture.ts';
import { slug } from '../fields/slug.ts';
import { words } from '../fields/words.ts';
import { noon } from '../mapping/noon.ts';
import { pair } from '../mapping/pairs.ts';
import type { CollectionPart } from '../mapping/part.ts';
import { day as dayOf, idOf, text } from '../mapping/words.ts';
import { draftContent } from './draft-content.ts';

export const events: CollectionConfig = {
	slug: 'events',
	labels: { singular: { en: 'Event', zh: '活动' }, plural: { en: 'Events', zh: '活动' } },
	access: contentAccess(),
	defaultSort: '-startsOn',
	...draftContent,
	admin: {
		group: { en: 'Newsroom', zh: '新闻中心' },
		useAsTitle: 'title',
		defaultColumns: ['title', 'picture', 'startsOn', 'endsOn', '_status'],
		description: {
			en: 'Past events stay on the site, after the ones to come.',
			zh: '过去的活动仍保留在网站上，排在即将举行的活动之后。',
		},
		hidden: hiddenExceptFor('editor'),
	},
	fields: [
		slug('/events-info/…'),
		words('title', { label: { en: 'Title', zh: '标题' }, required: true }),
		{
			type: 'row',
			fields: [
				day('startsOn', { label: { en: 'First day', zh: '首日' } }),
				day('endsOn', { label: { en: 'Last day', zh: '末日' } }),
			],
		},
		words('address', { label: { en: 'Place', zh: '地点' }, required: true }),
		{ name: 'booth', type: 'text', label: { en: 'Booth', zh: '展位' } },
		picture('picture', { required: false }),
		{
			name: 'url',
			type: 'text',
			label: { en: 'The event’s own page', zh: '活动自己的网页' },
			admin: {
				description: {
					en: 'Learn More leads there. Empty: it leads to our event page with the meeting form.',
					zh: '“了解更多”指向该网页。留空：指向我们带会面表单的活动页面。',
				},
			},
		},
		meetingTimesField,
		{
			...addedSectionsField,
			label: { en: 'What will be shown', zh: '展示内容' },
			admin: {
				...addedSectionsField.admin,
				description: {
					en: 'Sections between the head of the page and the form.',
					zh: '位于页首与表单之间的版块。',
				},
			},
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
