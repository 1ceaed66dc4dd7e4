import { meetingFileAddress } from '@site/contract/meeting-links';
import { useShell } from '../../client/use-shell.ts';
import { addressOf, eventAddress } from '../../destinations.ts';
import { meetingWords } from '../../messages/meeting.ts';
import { useWords } from '../../messages/use-messages.ts';
import { ButtonLink, buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { ShownMeeting } from './shown-meeting.ts';

export function WaysOn({ meeting: { key, state, event } }: { meeting: ShownMeeting }) {
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
