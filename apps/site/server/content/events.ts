import type { Language } from '@site/contract/language';
import type { Event } from '@site/contract/newsroom';
import type { Content } from './content.ts';
import { daysText } from './dates.ts';
import { localise } from './localise.ts';

const eventView = (event: Event, language: Language) => ({
	...localise(event, language),
	dateText: daysText(event.startsOn, event.endsOn, language),
});
export type EventView = ReturnType<typeof eventView>;

/** All events: what is still to come, soonest first, then what is over, latest first. An event lasts until the end of its last day. */
export function events(
	content: Content,
	{ today, language }: { today: string; language: Language },
): (EventView & { past: boolean })[] {
	const isPast = (event: Event) => event.endsOn < today;
	const ascending = [...content.snapshot.events].sort((a, b) => a.startsOn.localeCompare(b.startsOn) || a.id - b.id);
	const ordered = [...ascending.filter((event) => !isPast(event)), ...ascending.filter(isPast).reverse()];
	return ordered.map((event) => ({ ...eventView(event, language), past: isPast(event) }));
}

export function event(content: Content, { slug, language }: { slug: string; language: Language }): EventView | null {
	const found = content.snapshot.events.find((candidate) => candidate.slug === slug);
	return found ? eventView(found, language) : null;
}
