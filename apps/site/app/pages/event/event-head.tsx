import { useShell } from '../../client/use-shell.ts';
import { addressOf, calendarAddress } from '../../destinations.ts';
import { eventWords } from '../../messages/events.ts';
import { useMessages, useWords } from '../../messages/use-messages.ts';
import { Band, bandWidth } from '../../ui/band.tsx';
import { ButtonLink, buttonClass } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { framed } from '../../ui/crop.ts';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import { Unbroken } from '../../ui/unbroken.tsx';
import type { EventCard } from '../../visit.ts';

/** Title, date, address and booth, with a link back to all events. */
export function EventHead({ event }: { event: EventCard }) {
	const words = useWords(eventWords);
	const { title, dateText, address, booth, picture, past } = event;
	const isLong = title.length > 60;
	return (
		<Band tone="pale" bleed>
			<div
				className={classes(
					'head grid gap-10 py-8 wide:items-center desktop:gap-16 desktop:py-12',
					picture && 'wide:grid-cols-[7fr_5fr]',
					bandWidth,
				)}
			>
				<div className="min-w-0">
					<SiteLink
						to={addressOf({ name: 'Events' })}
						className="inline-flex min-h-11 items-center gap-2 text-sm font-semibold text-teal-dark underline-offset-4 hover:underline"
					>
						<Icon name="arrow-left" className="size-5" />
						{words.allEvents}
					</SiteLink>
					{past && (
						<p className="mt-4">
							<span className="rounded-full border border-ink-soft px-3.5 py-1 text-xs font-semibold">
								{words.pastEvent}
							</span>
						</p>
					)}
					<h1 className={classes('mt-4 max-w-[28ch]', isLong ? 'text-3xl' : 'text-4xl')}>
						<Unbroken>{past ? title : words.meetUsAt(title)}</Unbroken>
					</h1>
					<p className="mt-5 text-lg">{[dateText, address].filter(Boolean).join('\u00A0· ')}</p>
					{booth && (
						<p className="mt-2 text-lg">
							{words.booth} <span className="font-semibold">{booth}</span>
						</p>
					)}
					{past ? <Over /> : <Ways event={event} />}
				</div>
				{picture && (
					<div className="min-w-0">
						<Picture
							picture={picture}
							sizes="(min-width: 768px) 40vw, 62vw"
							shape={4 / 3}
							eager
							className={classes('aspect-4/3 w-full rounded-card object-cover', framed(picture))}
						/>
					</div>
				)}
			</div>
		</Band>
	);
}

function Ways({ event: { slug, url } }: { event: EventCard }) {
	const words = useWords(eventWords);
	const { language } = useShell();
	return (
		<div className="mt-8 flex flex-wrap gap-3">
			<a href={calendarAddress(slug, language)} download className={buttonClass('secondary')}>
				<Icon name="calendar" />
				{words.addToCalendar}
			</a>
			{url && (
				<ButtonLink to={url} style="secondary">
					{words.ownPage}
				</ButtonLink>
			)}
		</div>
	);
}

function Over() {
	const words = useWords(eventWords);
	const { contactUs } = useMessages();
	return (
		<>
			<p className="mt-6 max-w-prose">
				{words.over} {words.otherwise}
			</p>
			<div className="mt-8 flex flex-wrap gap-3">
				<ButtonLink to={addressOf({ name: 'Events' })}>{words.allEvents}</ButtonLink>
				<ButtonLink to={addressOf({ name: 'Contact' })} style="secondary">
					{contactUs}
				</ButtonLink>
			</div>
		</>
	);
}
