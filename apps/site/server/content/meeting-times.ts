import type { Language } from '@site/contract/language';
import { meetingClock, meetingDay, zoneName } from '@site/contract/meeting-text';
import type { Content } from './content.ts';
import { localise } from './localise.ts';

/** An offered time in the event's time zone, which the browser may change to the visitor's. */
export type OfferedTime = {
	startsAt: string;
	minutes: number;
	day: string;
	clock: string;
	place: string;
};

export type MeetingsView = {
	event: { slug: string; title: string; address: string };
	timeZone: string;
	/** The name of the zone on the day of the first time. */
	zone: string;
	times: OfferedTime[];
};

/** All published times of an event, whether they are free or not; null where it has none. */
export function meetingTimes(
	{ snapshot }: Content,
	{ id, language }: { id: number; language: Language },
): MeetingsView | null {
	const found = snapshot.events.find((event) => event.id === id);
	const [first] = found?.meetings?.times ?? [];
	if (!found?.meetings || !first) return null;
	const { timeZone, times } = found.meetings;
	const { slug, title, address } = localise({ slug: found.slug, title: found.title, address: found.address }, language);
	return {
		event: { slug, title, address },
		timeZone,
		zone: zoneName(first.startsAt, timeZone, language),
		times: times.map(({ startsAt, minutes, place }) => ({
			startsAt,
			minutes,
			day: meetingDay(startsAt, timeZone, language),
			clock: meetingClock(startsAt, timeZone, language),
			place: place ? localise(place, language) : '',
		})),
	};
}
