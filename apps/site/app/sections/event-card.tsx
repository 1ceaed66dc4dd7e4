import { eventAddress } from '../destinations.ts';
import { eventWords } from '../messages/events.ts';
import { useWords } from '../messages/use-messages.ts';
import { ButtonLink } from '../ui/button.tsx';
import { classes } from '../ui/classes.ts';
import { framed } from '../ui/crop.ts';
import { Picture } from '../ui/picture.tsx';
import { SiteLink } from '../ui/site-link.tsx';
import { Unbroken } from '../ui/unbroken.tsx';
import { Words } from '../ui/words.tsx';
import type { EventCard as Event } from '../visit.ts';
import { cardSizes } from './card-sizes.ts';
import { EventFacts } from './event-facts.tsx';

/** An event in a list. If the event has an external page, Learn More leads there, and our page is a second link. */
export function EventCard({ event }: { event: Event }) {
	const words = useWords(eventWords);
	const own = eventAddress(event.slug);
	return (
		<li className="flex min-w-0 flex-col">
			<div
				className={classes(
					'relative mb-5 aspect-3/2 overflow-hidden rounded-card',
					event.picture && framed(event.picture),
				)}
			>
				<Face event={event} />
				{event.past && (
					<span className="absolute top-3 left-3 rounded-full bg-white px-3.5 py-1 text-xs font-semibold text-ink">
						{words.pastEvent}
					</span>
				)}
			</div>
			<p className="text-sm font-semibold text-teal-dark">{event.dateText}</p>
			<h3 className="mt-1.5 mb-3 text-xl">
				<Unbroken>{event.title}</Unbroken>
			</h3>
			<EventFacts event={event} />
			<div className="mt-auto flex flex-wrap items-center gap-x-6 gap-y-2 pt-5">
				<ButtonLink to={event.url || own} detail style={event.past ? 'secondary' : 'primary'}>
					{words.learnMore}
					<span className="sr-only">
						{' '}
						<Words of={event.title} />
					</span>
				</ButtonLink>
				{event.url && (
					<SiteLink
						to={own}
						detail
						className="inline-flex min-h-11 items-center text-sm font-semibold text-teal-dark underline underline-offset-4"
					>
						{event.past ? words.details : words.meet}
						<span className="sr-only">
							{' '}
							<Words of={event.title} />
						</span>
					</SiteLink>
				)}
			</div>
		</li>
	);
}

/** The event's picture, or a placeholder with our booth number. */
function Face({ event: { picture, booth } }: { event: Event }) {
	const words = useWords(eventWords);
	if (picture) {
		return (
			<Picture picture={picture} sizes={cardSizes.half} shape={3 / 2} decorative className="size-full object-cover" />
		);
	}
	return (
		<div
			aria-hidden="true"
			className="grid size-full place-content-center justify-items-center gap-5 bg-deep text-white"
		>
			<span className="result-lines on-dark h-10 gap-3" />
			{booth && (
				<span className="grid justify-items-center gap-1 px-4 text-sm font-semibold">
					{words.booth}
					<span className="voice text-4xl">{booth}</span>
				</span>
			)}
		</div>
	);
}
