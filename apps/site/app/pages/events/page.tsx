import { composedMeta } from '../../document/meta.ts';
import { ComposedPage, composedPage } from '../../sections/composed-page.tsx';
import { visitOf } from '../../visit.ts';
import type { Route } from './+types/page';
import { EventList } from './event-list.tsx';

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
