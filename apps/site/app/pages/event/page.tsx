import { brand } from '@site/contract/brand';
import { eventAddress, slugOf } from '../../destinations.ts';
import { pageMeta, siteOf } from '../../document/meta.ts';
import { missingItem } from '../../document/missing-item.ts';
import { offeredInstead } from '../../document/offered-instead.ts';
import { ContactForm } from '../../forms/contact-form.tsx';
import { MeetingTimes } from '../../forms/fields/meeting-times.tsx';
import { eventWords } from '../../messages/events.ts';
import { meetingWords } from '../../messages/meeting.ts';
import { useWords } from '../../messages/use-messages.ts';
import { Sections } from '../../sections/sections.tsx';
import { addedSections } from '../../sections/still.ts';
import { Band } from '../../ui/band.tsx';
import { type EventView, type MeetingsView, type Visit, visitOf } from '../../visit.ts';
import { MeetingPage, meetingData, meetingMeta } from '../meeting/meeting-page.tsx';
import type { Route } from './+types/page';
import { EventHead } from './event-head.tsx';
import { MoreEvents } from './more-events.tsx';

const otherEvents = 3;

/** Event and meeting share one route module, so that the list of modules that every page loads is shorter. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
	const visit = visitOf(context);
	return 'slug' in params ? eventData(visit, slugOf(params)) : meetingData(visit, url);
}

function eventData(visit: Visit, slug: string) {
	const events = visit.ask.events(visit.today);
	const event = events.find((each) => each.slug === slug);
	if (!event) throw missingItem(offeredInstead(visit, 'event', slug));
	const all = event.past ? null : visit.ask.meetingTimes(event.id);
	const offered = all && visit.offeredTimes(event.id);
	const meetings = all && { ...all, times: all.times.filter(({ startsAt }) => offered?.includes(startsAt)) };
	const sections = addedSections(visit, visit.ask.eventSections(event.id));
	return {
		event,
		sections,
		meetings,
		more: events.filter((each) => !each.past && each !== event).slice(0, otherEvents),
	};
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
	if (!loaderData) return [];
	if (!loaderData.event) return meetingMeta(loaderData.title);
	const { title, address, dateText, slug, picture } = loaderData.event;
	const site = siteOf(matches);
	return pageMeta(site, {
		title: `${title} - ${brand.company}`,
		description: [title, dateText, address].join(eventWords[site.language].comma),
		keywords: title,
		path: eventAddress(slug),
		picture: picture ?? undefined,
	});
}

/** A past event shows the next events instead of the meeting form. A note on emergency use is below the form. */
export default function Event({ loaderData }: Route.ComponentProps) {
	if (!loaderData.event) return <MeetingPage meeting={loaderData.meeting} title={loaderData.title} />;
	const { event, sections, meetings, more } = loaderData;
	return (
		<>
			<EventHead event={event} />
			<Sections sections={sections.filter(({ kind }) => kind !== 'text')} />
			{!event.past && <Meeting event={event} meetings={meetings} />}
			<Sections sections={sections.filter(({ kind }) => kind === 'text')} />
			<MoreEvents events={more} />
		</>
	);
}

type MeetingProps = { event: EventView; meetings: MeetingsView | null };

/** The form for requesting a meeting at this event, or for booking one of its free times (MEET-2). */
function Meeting({ event, meetings }: MeetingProps) {
	const words = useWords(eventWords);
	const { lead, allTaken, none } = useWords(meetingWords);
	const hasTimes = meetings !== null && meetings.times.length > 0;
	return (
		<Band tone="white" className="grid gap-8 desktop:gap-16 desktop:lg:grid-cols-[5fr_7fr]">
			<div>
				<h2 className="max-w-[20ch] text-2xl">{words.scheduleMeeting}</h2>
				<p className="mt-4 max-w-prose text-ink-soft">
					{hasTimes ? lead : [meetings && allTaken, words.reply].filter(Boolean).join(' ')}
				</p>
			</div>
			<ContactForm
				button={{ desktop: 'Submit', mobile: 'Submit' }}
				event={{ id: event.id, title: event.title }}
				first={(form) => hasTimes && <MeetingTimes {...form.field('meeting')} meetings={meetings} none={none} />}
			/>
		</Band>
	);
}
