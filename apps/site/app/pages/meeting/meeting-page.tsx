import { brand } from '@site/contract/brand';
import { data } from 'react-router';
import { addressOf } from '../../destinations.ts';
import { meetingWords } from '../../messages/meeting.ts';
import { useWords } from '../../messages/use-messages.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { Visit } from '../../visit.ts';
import { CancelMeeting } from './cancel-meeting.tsx';
import { MeetingFacts } from './meeting-facts.tsx';
import { MoveMeeting } from './move-meeting.tsx';
import { OutcomeNote } from './outcome-note.tsx';
import { type ShownMeeting, shownMeeting } from './shown-meeting.ts';
import { WaysOn } from './ways-on.tsx';

/** A meeting, for anyone with its link. Opening the page changes nothing; only its buttons do (MEET-9). */
export async function meetingData(visit: Visit, url: URL) {
	const key = url.searchParams.get('key');
	const unknown = { event: null, meeting: null, title: titleOf(visit) };
	if (key === null) return unknown;
	const standing = await visit.meetingStanding(key);
	if (!standing) return data(unknown, { status: 404 });
	const meeting = shownMeeting(visit, key, standing, url.searchParams.get('outcome') ?? '');
	return { event: null, meeting, title: titleOf(visit, meeting.state) };
}

const titleOf = ({ language }: Visit, state?: keyof (typeof meetingWords)['en']['titles']) =>
	state ? meetingWords[language].titles[state] : meetingWords[language].pageTitle;

export const meetingMeta = (title: string) => [
	{ title: `${title} - ${brand.name}` },
	{ name: 'robots', content: 'noindex, nofollow' },
];

const icons = {
	confirmed: 'check',
	cancelled: 'alert',
	unplaced: 'mail',
	waiting: 'mail',
	unknown: 'alert',
	over: 'calendar',
} as const;

export function MeetingPage({ meeting, title }: { meeting: ShownMeeting | null; title: string }) {
	const words = useWords(meetingWords);
	return (
		<div className="mx-auto grid min-h-[75vh] max-w-prose content-start gap-6 px-5 py-16 desktop:py-24">
			<Icon name={meeting ? icons[meeting.state] : 'mail'} className="size-12 text-teal" />
			<h1 tabIndex={-1} className="text-tool outline-none">
				{title}
			</h1>
			{meeting ? (
				<>
					<OutcomeNote outcome={meeting.outcome} state={meeting.state} />
					<p className="text-lg">{words.texts[meeting.state]}</p>
					<MeetingFacts meeting={meeting} />
					<WaysOn meeting={meeting} />
					<MoveMeeting meeting={meeting} />
					<CancelMeeting meeting={meeting} />
				</>
			) : (
				<>
					<p className="text-lg">{words.withoutKey}</p>
					<p className="flex flex-wrap gap-3">
						<ButtonLink to={addressOf({ name: 'Events' })}>{words.allEvents}</ButtonLink>
						<ButtonLink to={addressOf({ name: 'Contact' })} style="secondary">
							{words.contact}
						</ButtonLink>
					</p>
				</>
			)}
		</div>
	);
}
