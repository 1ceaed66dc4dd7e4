import { signup } from '@site/contract/forms/signup';
import { useMessages } from '../messages/use-messages.ts';
import { EmailField, NameFields } from './fields/person-fields.tsx';
import { FormFrame } from './outcome/form-frame.tsx';
import { useForm } from './state/use-form.ts';

const plan = {
	form: signup,
	fixed: [
		{ name: 'source', value: 'Other' },
		{ name: 'type', value: 'Contact Us' },
	],
} as const;

/** The sign-up form in the footer. */
export function FooterForm() {
	const messages = useMessages();
	const form = useForm(plan);
	return (
		<div className="on-deep">
			<FormFrame form={form} label={messages.stayInformed} button={messages.subscribe} buttonStyle="light">
				<NameFields form={form} />
				<EmailField form={form} className="@min-[26rem]:col-span-2" />
			</FormFrame>
		</div>
	);
}
