import { addedSections } from '../blocks/section-blocks.ts';
import { row } from '../fields/codec.ts';
import { day, or, pictureOr, slug, text, words } from '../fields/field.ts';
import { meetings } from '../fields/meeting-times.ts';
import { defineContent } from './define-content.ts';

export const events = defineContent('events', 'events', {
	labels: { singular: { en: 'Event', zh: '活动' }, plural: { en: 'Events', zh: '活动' } },
	defaultSort: '-startsOn',
	drafts: true,
	sort: 'startsOn',
	madeOf: ['reusable-sections'],
	admin: {
		group: { en: 'Newsroom', zh: '新闻中心' },
		useAsTitle: 'title',
		defaultColumns: ['title', 'picture', 'startsOn', 'endsOn', '_status'],
		description: {
			en: 'Past events stay on the site, after the ones to come.',
			zh: '过去的活动仍保留在网站上，排在即将举行的活动之后。',
		},
	},
	fields: {
		slug: slug('/events-info/…'),
		title: words({ label: { en: 'Title', zh: '标题' }, required: true }),
		...row({
			startsOn: day({ label: { en: 'First day', zh: '首日' } }),
			endsOn: day({ label: { en: 'Last day', zh: '末日' } }),
		}),
		address: words({ label: { en: 'Place', zh: '地点' }, required: true }),
		booth: or('', text({ label: { en: 'Booth', zh: '展位' } })),
		picture: pictureOr(null),
		url: or(
			'',
			text({
				label: { en: 'The event’s own page', zh: '活动自己的网页' },
				help: {
					en: 'Learn More leads there. Empty: it leads to our event page with the meeting form.',
					zh: '“了解更多”指向该网页。留空：指向我们带会面表单的活动页面。',
				},
			}),
		),
		meetings,
		sections: addedSections({
			label: { en: 'What will be shown', zh: '展示内容' },
			help: {
				en: 'Sections between the head of the page and the form.',
				zh: '位于页首与表单之间的版块。',
			},
		}),
	},
});
