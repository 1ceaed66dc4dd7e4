import type { ReactNode } from 'react';
import { useShell } from '../../client/use-shell.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { Band, useTone } from '../../ui/band.tsx';
import { classes } from '../../ui/classes.ts';
import { Heading } from '../../ui/heading.tsx';
import { Icon, type InterfaceIcon } from '../../ui/icon.tsx';
import type { SectionViewOf } from '../../visit.ts';
import { MailLink, PhoneLink } from '../reach.tsx';

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
			<address className="grid gap-x-8 gap-y-8 not-italic sm:grid-cols-2 desktop:lg:grid-cols-[1.5fr_1fr_1.2fr_1.3fr]">
				<Detail icon="pin" label={messages.address}>
					{address.map((line) => (
						<span key={line} className="block">
							{line}
						</span>
					))}
				</Detail>
				<Detail icon="phone" label={messages.phone}>
					<PhoneLink phone={phone} />
				</Detail>
				<Detail icon="mail" label={messages.email}>
					<MailLink email={email} />
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
