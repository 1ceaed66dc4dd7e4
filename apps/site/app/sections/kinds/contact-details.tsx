import type { ReactNode } from 'react';
import { useShell } from '../../client/use-shell.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { Band, useTone } from '../../ui/band.tsx';
import { classes } from '../../ui/classes.ts';
import { Heading } from '../../ui/heading.tsx';
import { Icon, type InterfaceIcon } from '../../ui/icon.tsx';
import type { SectionViewOf } from '../../visit.ts';

/** How to reach the company. */
export function ContactDetailsSection({
	section: { tone, title, intro },
}: {
	section: SectionViewOf<'contactDetails'>;
}) {
	const { address, phone, email, hours } = useShell().settings;
	const messages = useMessages();
	return (
		<Band tone={tone}>
			<Heading title={title} intro={intro} className="mb-10 desktop:mb-14" />
			<address className="grid gap-x-8 gap-y-8 not-italic sm:grid-cols-2 desktop:grid-cols-2 desktop:lg:grid-cols-[1.5fr_1fr_1.2fr_1.3fr]">
				<Detail icon="pin" label={messages.address}>
					{address.map((line) => (
						<span key={line} className="block">
							{line}
						</span>
					))}
				</Detail>
				<Detail icon="phone" label={messages.phone}>
					<Reach to={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</Reach>
				</Detail>
				<Detail icon="mail" label={messages.email}>
					<Reach to={`mailto:${email}`}>{email}</Reach>
				</Detail>
				<Detail icon="calendar" label={messages.hours}>
					{hours}
				</Detail>
			</address>
		</Band>
	);
}

function Detail({ icon, label, children }: { icon: InterfaceIcon | 'calendar'; label: string; children: ReactNode }) {
	const onDeep = useTone() === 'deep';
	return (
		<div className={classes('min-w-0 border-t pt-6', onDeep ? 'border-white/30' : 'border-ink/15')}>
			<Icon name={icon} className={classes('size-7', onDeep ? 'text-coral' : 'text-teal')} />
			<p className="mt-4 text-sm font-semibold opacity-80">{label}</p>
			<div className="mt-1 wrap-anywhere">{children}</div>
		</div>
	);
}

const Reach = ({ to, children }: { to: string; children: string }) => (
	<a
		href={to}
		className="mobile:inline-flex mobile:min-h-11 mobile:items-center underline decoration-1 underline-offset-4 hover:decoration-2"
	>
		{children}
	</a>
);
