import { addressOf } from '../../destinations.ts';
import { ContactForm } from '../../forms/contact-form.tsx';
import { reportLinkWords } from '../../messages/report-link.ts';
import { useWords } from '../../messages/use-messages.ts';
import { Band, bandWidth } from '../../ui/band.tsx';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icon.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import type { SectionViewOf } from '../../visit.ts';
import { useWaysToReach, type WayToReach } from '../reach.tsx';

/** Title and details on the left, and the form beside them: both are on the first screen of a desktop. */
export function ContactOpeningSection({ section }: { section: SectionViewOf<'contactOpening'> }) {
	const { title, intro, formTitle, formNote } = section;
	const { report } = useWords(reportLinkWords);
	return (
		<Band tone="pale" bleed>
			<div
				className={classes('grid gap-10 py-10 desktop:gap-16 desktop:py-14 desktop:lg:grid-cols-[5fr_7fr]', bandWidth)}
			>
				<div>
					<h1 className="text-4xl">{title}</h1>
					{intro && <p className="lead mt-5 max-w-prose text-ink-soft">{intro}</p>}
					<Details />
				</div>
				<div className="rounded-card bg-white p-5 raised desktop:p-8">
					<h2 className="text-2xl">{formTitle}</h2>
					<p className="mt-2 mb-6 text-sm text-ink-soft">
						{formNote}{' '}
						<SiteLink to={addressOf({ name: 'Report' })} className="underline underline-offset-4">
							{report}
						</SiteLink>
					</p>
					<ContactForm button={{ desktop: 'Submit', mobile: 'Submit' }} />
				</div>
			</div>
		</Band>
	);
}

function Details() {
	const ways = useWaysToReach();
	return (
		<address className="mt-6 grid gap-x-8 gap-y-4 not-italic desktop:mt-8 desktop:gap-y-5 mobile:sm:grid-cols-2">
			{[ways.phone, ways.email, ways.address, ways.hours].map((way) => (
				<Detail key={way.icon} {...way} />
			))}
		</address>
	);
}

const Detail = ({ icon, label, children }: WayToReach) => (
	<div className="flex min-w-0 gap-4">
		<Icon name={icon} className="mt-1 size-6 shrink-0 text-teal" />
		<div className="min-w-0 wrap-anywhere">
			<p className="text-sm font-semibold text-ink-soft">{label}</p>
			{children}
		</div>
	</div>
);
