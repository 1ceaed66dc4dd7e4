import { composedMeta } from '../../document/meta.ts';
import { eventWords } from '../../messages/events.ts';
import { useWords } from '../../messages/use-messages.ts';
import { ComposedPage, composedPage } from '../../sections/composed-page.tsx';
import { EventCard } from '../../sections/event-card.tsx';
import { Band } from '../../ui/band.tsx';
import { Heading } from '../../ui/heading.tsx';
import { type EventCard as Event, visitOf } from '../../visit.ts';
import type { Route } from './+types/page';

export function loader({ context }: Route.LoaderArgs) {
	const { ask, today } = visitOf(context);
	return { ...composedPage(context, 'events'), events: ask.events(today) };
}

export const meta = (args: Route.MetaArgs) => composedMeta(args);

export default function Events({ loaderData: { events, ...composed } }: Route.ComponentProps) {
	return (
		<ComposedPage {...composed}>
			<EventList events={events} />
		</ComposedPage>
	);
}

/** Upcoming events, large; past events below them, small. */
function EventList({ events }: { events: readonly Event[] }) {
	const words = useWords(eventWords);
	const coming = events.filter(({ past }) => !past);
	const past = events.filter((event) => event.past);
	return (
		<>
			<Band tone="white">
				<Heading title={words.coming} intro={coming.length === 0 ? words.noneComing : undefined} />
				{coming.length > 0 && (
					<ul className="mt-10 grid gap-x-8 gap-y-14 sm:grid-cols-2 desktop:mt-14 desktop:lg:gap-x-12">
						{coming.map((event) => (
							<EventCard key={event.id} event={event} />
						))}
					</ul>
				)}
			</Band>
			{past.length > 0 && (
				<Band tone="pale">
					<Heading title={words.past} />
					<ul className="mt-10 grid gap-x-8 gap-y-12 sm:grid-cols-2 desktop:lg:grid-cols-4">
						{past.map((event) => (
							<EventCard key={event.id} event={event} />
						))}
					</ul>
				</Band>
			)}
		</>
	);
}
