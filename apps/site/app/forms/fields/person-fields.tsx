import { useShell } from '../../client/use-shell.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { TextField } from '../../ui/field.tsx';
import type { FormWith } from '../state/use-form.ts';

type Part<Name extends string> = { form: FormWith<Name>; className?: string };

export function NameFields({ form }: Part<'firstName' | 'lastName'>) {
	const messages = useMessages();
	const first = <TextField {...form.field('firstName')} label={messages.firstName} autoComplete="given-name" />;
	const last = <TextField {...form.field('lastName')} label={messages.lastName} autoComplete="family-name" />;
	// Chinese asks for the family name first.
	return useShell().language === 'cn' ? (
		<>
			{last}
			{first}
		</>
	) : (
		<>
			{first}
			{last}
		</>
	);
}

/** A text input with the email keyboard: the format is not validated. */
export function EmailField({ form, className }: Part<'email'>) {
	const { email } = useMessages();
	return (
		<TextField {...form.field('email')} label={email} inputMode="email" autoComplete="email" className={className} />
	);
}

export function WorkFields({ form }: Part<'organization' | 'jobTitle'>) {
	const messages = useMessages();
	return (
		<>
			<TextField {...form.field('organization')} label={messages.organization} autoComplete="organization" />
			<TextField {...form.field('jobTitle')} label={messages.jobTitle} autoComplete="organization-title" />
		</>
	);
}

export function PhoneField({ form }: Part<'phone'>) {
	return (
		<TextField {...form.field('phone')} label={useMessages().phone} type="tel" inputMode="tel" autoComplete="tel" />
	);
}
