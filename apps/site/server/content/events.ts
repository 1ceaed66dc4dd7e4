import type { Language } from '@site/contract/language';
import type { Event } from '@site/contract/newsroom';
import type { Content } from './content.ts';
import { daysText } from './dates.ts';
import { localise } from './localise.ts';
import { addedSections, type SectionView } from './pages.ts';

/** Meeting times and sections have separate questions: cards do without them. */
const eventView = ({ meetings: _, sections: __, ...event }: Event, language: Language) => ({
	...localise(event, language),
	dateText: daysText(event.startsOn, event.endsOn, language),
});
/** An event lasts until the end of its last day, wherever it is. */
const isPast = ({ endsOn }: { endsOn: string }, today: string) => endsOn < today;
export type EventView = ReturnType<typeof eventView>;

export type EventCard = EventView & { past: boolean };

/** All events: upcoming ones first, soonest first, then past ones, latest first. */
export function events(content: Content, { today, language }: { today: string; language: Language }): EventCard[] {
	const over = (event: Event) => isPast(event, today);
	const ascending = [...content.snapshot.events].sort((a, b) => a.startsOn.localeCompare(b.startsOn) || a.id - b.id);
	const ordered = [...ascending.filter((event) => !over(event)), ...ascending.filter(over).reverse()];
	return ordered.map((event) => ({ ...eventView(event, language), past: over(event) }));
}

export function event(content: Content, { slug, language }: { slug: string; language: Language }): EventView | null {
	const found = content.snapshot.events.find((candidate) => candidate.slug === slug);
	return found ? eventView(found, language) : null;
}

/** The sections of an event's page, below its dates and place. */
export function eventSections(content: Content, { id, language }: { id: number; language: Language }): SectionView[] {
	const found = content.snapshot.events.find((event) => event.id === id);
	return found ? addedSections(content, found, language) : [];
}
