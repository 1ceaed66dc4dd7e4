import { eventWords } from '../../messages/events.ts';
import { useWords } from '../../messages/use-messages.ts';
import { EventCard } from '../../sections/event-card.tsx';
import { Band } from '../../ui/band.tsx';
import { Heading } from '../../ui/heading.tsx';
import type { EventCard as Event } from '../../visit.ts';

/** Other upcoming events. */
export function MoreEvents({ events }: { events: readonly Event[] }) {
	const words = useWords(eventWords);
	if (events.length === 0) return null;
	return (
		<Band tone="pale">
			<Heading title={words.more} className="mb-10" />
			<ul className="grid gap-x-8 gap-y-12 sm:grid-cols-2 wide:grid-cols-3">
				{events.map((event) => (
					<EventCard key={event.id} event={event} />
				))}
			</ul>
		</Band>
	);
}
