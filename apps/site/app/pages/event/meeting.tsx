import { ContactForm } from '../../forms/contact-form.tsx';
import { MeetingTimes } from '../../forms/fields/meeting-times.tsx';
import { eventWords } from '../../messages/events.ts';
import { meetingWords } from '../../messages/meeting.ts';
import { useWords } from '../../messages/use-messages.ts';
import { Band } from '../../ui/band.tsx';
import type { EventView, MeetingsView } from '../../visit.ts';

type MeetingProps = { event: EventView; meetings: MeetingsView | null };

/** The form for requesting a meeting at this event, or for booking one of its free times (MEET-2). */
export function Meeting({ event, meetings }: MeetingProps) {
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
