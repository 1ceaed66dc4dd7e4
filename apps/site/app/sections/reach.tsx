import type { ReactNode } from 'react';
import { useShell } from '../client/use-shell.ts';
import { useMessages } from '../messages/use-messages.ts';
import type { InterfaceIcon } from '../ui/icon.tsx';
import { Unbroken } from '../ui/unbroken.tsx';

const linkClass =
	'mobile:inline-flex mobile:min-h-11 mobile:items-center underline decoration-1 underline-offset-4 hover:decoration-2';

export const PhoneLink = ({ phone }: { phone: string }) => (
	<a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className={linkClass}>
		{phone}
	</a>
);

export const MailLink = ({ email }: { email: string }) => (
	<a href={`mailto:${email}`} className={linkClass}>
		{email}
	</a>
);

export type WayToReach = { icon: InterfaceIcon | 'calendar'; label: string; children: ReactNode };

/** The company's contact details, each with an icon and a label. */
export function useWaysToReach(): Record<'address' | 'phone' | 'email' | 'hours', WayToReach> {
	const { address, phone, email, hours } = useShell().settings;
	const messages = useMessages();
	const lines = address.map((line) => (
		<span key={line} className="block">
			{line}
		</span>
	));
	return {
		address: { icon: 'pin', label: messages.address, children: lines },
		phone: { icon: 'phone', label: messages.phone, children: <PhoneLink phone={phone} /> },
		email: { icon: 'mail', label: messages.email, children: <MailLink email={email} /> },
		hours: { icon: 'calendar', label: messages.hours, children: <Unbroken>{hours}</Unbroken> },
	};
}
