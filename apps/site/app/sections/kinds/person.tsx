import type { ReactNode } from 'react';
import { useMessages } from '../../messages/use-messages.ts';
import { Band, useTone } from '../../ui/band.tsx';
import { classes } from '../../ui/classes.ts';
import { Heading } from '../../ui/heading.tsx';
import type { SectionViewOf } from '../../visit.ts';
import { MailLink, PhoneLink } from '../reach.tsx';

/** A contact person. */
export function PersonSection({ section }: { section: SectionViewOf<'person'> }) {
	const { tone, title, intro } = section;
	return (
		<Band tone={tone} className="grid gap-10 wide:grid-cols-2 wide:items-center desktop:gap-16">
			<Heading title={title} intro={intro} />
			<Card person={section} />
		</Band>
	);
}

function Card({ person: { name, role, email, phone } }: { person: SectionViewOf<'person'> }) {
	const messages = useMessages();
	const line = useTone() === 'deep' ? 'border-white/30' : 'border-ink/15';
	return (
		<div className={classes('border-t pt-8', line)}>
			<h3 className="text-2xl">{name}</h3>
			<p className="mt-1 opacity-85">{role}</p>
			<dl className="mt-6 grid gap-x-8 gap-y-5 lg:grid-cols-[auto_1fr]">
				<Line label={messages.email}>
					<MailLink email={email} />
				</Line>
				{phone && (
					<Line label={messages.phone}>
						<PhoneLink phone={phone} />
					</Line>
				)}
			</dl>
		</div>
	);
}

const Line = ({ label, children }: { label: string; children: ReactNode }) => (
	<div className="contents">
		<dt className="text-sm font-semibold opacity-80 max-lg:-mb-4 lg:self-center">{label}</dt>
		<dd className="wrap-anywhere">{children}</dd>
	</div>
);
