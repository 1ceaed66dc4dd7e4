import { meetingField, meetingPath } from '@site/contract/meetings';
import { useShell } from '../../client/use-shell.ts';
import { MeetingTimes } from '../../forms/fields/meeting-times.tsx';
import { meetingWords } from '../../messages/meeting.ts';
import { useWords } from '../../messages/use-messages.ts';
import { Button } from '../../ui/button.tsx';
import type { ShownMeeting } from './shown-meeting.ts';

/** Moves the meeting to another time of the event. A plain form: it needs no script. */
export function MoveMeeting({ meeting: { key, state, choices } }: { meeting: ShownMeeting }) {
	const words = useWords(meetingWords);
	const { language } = useShell();
	if (!choices) return null;
	const fields = { key, language };
	return (
		<section className="mt-6 grid gap-5 border-t border-line pt-8">
			<h2 className="text-2xl">{words.moveTitle}</h2>
			{choices.times.length > 0 ? (
				<form method="post" action={meetingPath} className="@container grid justify-items-start gap-6">
					{Object.entries(fields).map(([name, value]) => (
						<input key={name} type="hidden" name={name} value={value} />
					))}
					<div className="w-full">
						<MeetingTimes id="move" name={meetingField} meetings={choices} required />
					</div>
					<Button type="submit" style="secondary">
						{state === 'confirmed' ? words.move : words.choose}
					</Button>
				</form>
			) : (
				<p>{words.noOther}</p>
			)}
		</section>
	);
}
