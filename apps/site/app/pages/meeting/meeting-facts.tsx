import { meetingText } from '@site/contract/meeting-text';
import { useOwnZone } from '../../client/use-own-zone.ts';
import { useShell } from '../../client/use-shell.ts';
import { meetingWords } from '../../messages/meeting.ts';
import { useWords } from '../../messages/use-messages.ts';
import type { ShownMeeting } from './shown-meeting.ts';

/** Time and place, in the time zones of the event and of the visitor. */
export function MeetingFacts({ meeting }: { meeting: ShownMeeting }) {
	const words = useWords(meetingWords);
	const { language } = useShell();
	const { state, time, text, place, event, reference } = meeting;
	const own = useOwnZone(time.startsAt, time.timeZone);
	const isWish = state === 'waiting' || state === 'unplaced';
	const facts: [string, string | undefined][] = [
		[words.event, event?.title],
		[isWish ? words.wished : words.time, text],
		[words.yourTime, own ? meetingText({ ...time, timeZone: own }, language) : ''],
		[words.where, [place, event?.address].filter(Boolean).join(words.comma)],
		[words.reference, reference],
	];
	return (
		<dl className="grid gap-3">
			{facts.map(
				([name, value]) =>
					value && (
						<div key={name} className="grid gap-x-6 border-b border-line pb-3 sm:grid-cols-[11rem_1fr]">
							<dt className="text-ink-soft">{name}</dt>
							<dd className="font-semibold">{value}</dd>
						</div>
					),
			)}
		</dl>
	);
}
