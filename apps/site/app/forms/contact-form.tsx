import { contact } from '@site/contract/forms/contact';
import { writtenItem } from '@site/contract/item';
import type { ReactNode } from 'react';
import { useLayout } from '../client/use-shell.ts';
import { useMessages } from '../messages/use-messages.ts';
import { LongTextField, SelectField } from '../ui/field.tsx';
import { EmailField, NameFields, PhoneField, WorkFields } from './fields/person-fields.tsx';
import { FormFrame } from './outcome/form-frame.tsx';
import { type FormWith, useForm } from './state/use-form.ts';

type ButtonWord = 'Submit' | 'Subscribe';

type ContactFormProps = {
	button?: { desktop: ButtonWord; mobile: ButtonWord };
	/** The event at which the visitor wants a meeting. */
	event?: { id: number; title: string };
	/** Fields before all others. */
	first?: (form: FormWith<'meeting'>) => ReactNode;
};

const sources = ['Google Search', 'Linkedin', 'Press Article', 'Referral', 'Email', 'Other'] as const;
const subscribe = { desktop: 'Subscribe', mobile: 'Subscribe' } as const;

/** The contact and event form (FORM-2, FORM-5 to FORM-8). */
export function ContactForm({ button = subscribe, event, first }: ContactFormProps) {
	const messages = useMessages();
	const word = button[useLayout()];
	const form = useForm({
		form: contact,
		fixed: [
			{ name: 'type', value: event?.title ?? 'Contact Us' },
			...(event ? [{ name: 'item' as const, value: writtenItem({ kind: 'event', id: event.id }) }] : []),
		],
	});
	return (
		<FormFrame form={form} label={messages.contactUs} button={word === 'Submit' ? messages.submit : messages.subscribe}>
			{first?.(form)}
			<NameFields form={form} />
			<WorkFields form={form} />
			<EmailField form={form} />
			<PhoneField form={form} />
			<SelectField
				{...form.field('source')}
				label={messages.howDidYouHear}
				prompt={messages.chooseOption}
				options={sources.map((value) => ({ value, label: messages.sources[value] }))}
				className="@min-[26rem]:col-span-2"
			/>
			<LongTextField
				{...form.field('message')}
				label={event ? messages.discussAt(event.title) : messages.howCanWeHelp}
				className="@min-[26rem]:col-span-2"
			/>
		</FormFrame>
	);
}
