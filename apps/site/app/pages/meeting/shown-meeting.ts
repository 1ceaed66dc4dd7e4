import { meetingText } from '@site/contract/meeting-text';
import type { MeetingStanding, Visit } from '../../visit.ts';

/** A meeting as its page shows it, with the times that it can be moved to. */
export function shownMeeting(
	visit: Visit,
	key: string,
	{ state, event, time, reference }: MeetingStanding,
	outcome: string,
) {
	const { language, ask } = visit;
	const all = ask.meetingTimes(event);
	const offered = visit.offeredTimes(event);
	const isOver = state === 'confirmed' && Date.parse(time.startsAt) <= Date.now();
	const canChoose = state === 'confirmed' || state === 'cancelled' || state === 'unplaced';
	// After sending the form, the visitor should see that it arrived, even if the studio cannot be reached.
	const isWish = state === 'unknown' && outcome === 'wished';
	return {
		key,
		state: isOver ? ('over' as const) : isWish ? ('waiting' as const) : state,
		time,
		text: meetingText(time, language),
		place: all?.times.find(({ startsAt }) => startsAt === time.startsAt)?.place ?? '',
		event: all?.event ?? null,
		reference,
		outcome,
		choices:
			all && canChoose && !isOver
				? { ...all, times: all.times.filter(({ startsAt }) => offered.includes(startsAt)) }
				: null,
	};
}
export type ShownMeeting = ReturnType<typeof shownMeeting>;
