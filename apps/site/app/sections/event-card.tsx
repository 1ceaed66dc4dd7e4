import { eventAddress } from '../destinations.ts';
import { eventWords } from '../messages/events.ts';
import { useMessages, useWords } from '../messages/use-messages.ts';
import { ButtonLink } from '../ui/button.tsx';
import { classes } from '../ui/classes.ts';
import { framed } from '../ui/crop.ts';
import { Icon } from '../ui/icon.tsx';
import { Picture } from '../ui/picture.tsx';
import { SiteLink } from '../ui/site-link.tsx';
import { Unbroken } from '../ui/unbroken.tsx';
import { Words } from '../ui/words.tsx';
import type { EventCard as Event, EventView } from '../visit.ts';
import { cardSizes } from './card-sizes.ts';

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

/** The address of an event and our booth there; unknown facts are left out. */
function EventFacts({ event: { address, booth } }: { event: EventView }) {
	const { address: addressLabel } = useMessages();
	const { booth: boothLabel } = useWords(eventWords);
	return (
		<dl className="grid gap-1.5 text-sm">
			{address && (
				<div className="flex gap-2.5">
					<dt>
						<Icon name="pin" className="mt-0.5 size-5 text-teal" />
						<span className="sr-only">{addressLabel}</span>
					</dt>
					<dd>
						<Words of={address} />
					</dd>
				</div>
			)}
			{booth && (
				<div className="flex gap-2.5">
					<dt className="font-semibold">{boothLabel}</dt>
					<dd>{booth}</dd>
				</div>
			)}
		</dl>
	);
}
