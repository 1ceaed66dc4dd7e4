import { brand } from '@site/contract/brand';
import { eventAddress, slugOf } from '../../destinations.ts';
import { pageMeta, siteOf } from '../../document/meta.ts';
import { missingItem } from '../../document/missing-item.ts';
import { offeredInstead } from '../../document/offered-instead.ts';
import { visitOf } from '../../visit.ts';
import type { Route } from './+types/page';
import { EventHead } from './event-head.tsx';
import { Meeting } from './meeting.tsx';
import { MoreEvents } from './more-events.tsx';

const otherEvents = 3;

export function loader({ context, params }: Route.LoaderArgs) {
	const visit = visitOf(context);
	const events = visit.ask.events(visit.today);
	const slug = slugOf(params);
	const event = events.find((each) => each.slug === slug);
	if (!event) throw missingItem(offeredInstead(visit, 'event', slug));
	return { event, more: events.filter((each) => !each.past && each !== event).slice(0, otherEvents) };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
	if (!loaderData) return [];
	const { title, address, dateText, slug, picture } = loaderData.event;
	return pageMeta(siteOf(matches), {
		title: `${title} - ${brand.company}`,
		description: `${title}, ${dateText}, ${address}`,
		keywords: title,
		path: eventAddress(slug),
		picture: picture ?? undefined,
	});
}

/** A past event says so, and offers the next ones instead of a meeting. */
export default function Event({ loaderData: { event, more } }: Route.ComponentProps) {
	return (
		<>
			<EventHead event={event} />
			{!event.past && <Meeting event={event} />}
			<MoreEvents events={more} />
		</>
	);
}
