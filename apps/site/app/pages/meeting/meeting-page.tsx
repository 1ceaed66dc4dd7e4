import { brand } from '@site/contract/brand';
import { meetingFileAddress } from '@site/contract/meeting-links';
import { meetingPath } from '@site/contract/meetings';
import { data } from 'react-router';
import { useShell } from '../../client/use-shell.ts';
import { addressOf, eventAddress } from '../../destinations.ts';
import { meetingWords } from '../../messages/meeting.ts';
import { useWords } from '../../messages/use-messages.ts';
import { Button, ButtonLink, buttonClass } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icon.tsx';
import type { Visit } from '../../visit.ts';
import { MeetingFacts } from './meeting-facts.tsx';
import { MoveMeeting } from './move-meeting.tsx';
import { type ShownMeeting, shownMeeting } from './shown-meeting.ts';

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

type Outcome = keyof (typeof meetingWords)['en']['outcomes'];

/** The result of the last button, or the reason why it had no effect. A cancellation is already in the heading. */
function OutcomeNote({ outcome, state }: Pick<ShownMeeting, 'outcome' | 'state'>) {
	const { outcomes } = useWords(meetingWords);
	const isKnown = (name: string): name is Outcome => Object.hasOwn(outcomes, name);
	if (!isKnown(outcome) || outcome === 'cancelled' || (outcome === 'moved' && state !== 'confirmed')) return null;
	const isGood = outcome === 'moved';
	return (
		<p
			role={isGood ? 'status' : 'alert'}
			className={classes(
				'flex items-start gap-2 rounded-lg border px-4 py-3 font-semibold',
				isGood ? 'border-teal bg-pale' : 'border-danger bg-danger-pale text-danger',
			)}
		>
			<Icon name={isGood ? 'check' : 'alert'} className="mt-0.5 size-5 shrink-0" />
			{outcomes[outcome]}
		</p>
	);
}

function WaysOn({ meeting: { key, state, event } }: { meeting: ShownMeeting }) {
	const words = useWords(meetingWords);
	const { language } = useShell();
	return (
		<div className="flex flex-wrap gap-3">
			{state === 'confirmed' && (
				<a href={meetingFileAddress(key, language)} download className={buttonClass('primary')}>
					<Icon name="calendar" />
					{words.addToCalendar}
				</a>
			)}
			{event && (
				<ButtonLink to={eventAddress(event.slug)} style="secondary">
					{words.toEvent}
				</ButtonLink>
			)}
			{state === 'over' && (
				<ButtonLink to={addressOf({ name: 'Contact' })} style="secondary">
					{words.contact}
				</ButtonLink>
			)}
		</div>
	);
}

/** Needs two steps: the first only opens the second. */
function CancelMeeting({ meeting: { key, state } }: { meeting: ShownMeeting }) {
	const words = useWords(meetingWords);
	const { language } = useShell();
	if (state !== 'confirmed' && state !== 'unplaced') return null;
	return (
		<details className="border-t border-line pt-6">
			<summary className="flex min-h-11 cursor-pointer items-center font-semibold text-danger underline underline-offset-4">
				{words.cancelTitle}
			</summary>
			<form method="post" action={meetingPath} className="mt-4 grid justify-items-start gap-4">
				<input type="hidden" name="key" value={key} />
				<input type="hidden" name="language" value={language} />
				<input type="hidden" name="cancel" value="yes" />
				<p>{words.cancelText}</p>
				<Button type="submit" style="secondary">
					{words.cancel}
				</Button>
			</form>
		</details>
	);
}
