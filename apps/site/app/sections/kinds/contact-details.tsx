import { Band, useTone } from '../../ui/band.tsx';
import { classes } from '../../ui/classes.ts';
import { Heading } from '../../ui/heading.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { SectionViewOf } from '../../visit.ts';
import { useWaysToReach, type WayToReach } from '../reach.tsx';

export function ContactDetailsSection({
	section: { tone, title, intro },
}: {
	section: SectionViewOf<'contactDetails'>;
}) {
	const ways = useWaysToReach();
	return (
		<Band tone={tone}>
			<Heading title={title} intro={intro} className="mb-10 desktop:mb-14" />
			<address className="grid gap-x-8 gap-y-8 not-italic sm:grid-cols-2 desktop:lg:grid-cols-[1.5fr_1fr_1.2fr_1.3fr]">
				{[ways.address, ways.phone, ways.email, ways.hours].map((way) => (
					<Detail key={way.icon} {...way} />
				))}
			</address>
		</Band>
	);
}

function Detail({ icon, label, children }: WayToReach) {
	const onDeep = useTone() === 'deep';
	return (
		<div className={classes('min-w-0 border-t pt-6', onDeep ? 'border-white/30' : 'border-ink/15')}>
			<Icon name={icon} className={classes('size-7', onDeep ? 'text-coral' : 'text-teal')} />
			<p className="mt-4 text-sm font-semibold opacity-80">{label}</p>
			<div className="mt-1 wrap-anywhere">{children}</div>
		</div>
	);
}
