import { call } from '../client/wire.ts';
import { useMessages } from '../messages/use-messages.ts';
import { signUpFields } from './fields.ts';
import { FormFrame } from './form-frame.tsx';
import { EmailField, NameFields } from './person-fields.tsx';
import { type FormPlan, useForm } from './use-form.ts';
import { toWire } from './wire-fields.ts';

const plan: FormPlan = {
	fields: signUpFields,
	fixed: [
		{ name: 'source', value: 'Other' },
		{ name: 'type', value: 'Contact Us' },
	],
	call: 'message',
	send: (values, options) => call('message', toWire('signup', values), options),
};

/** The small form at the foot of every page. */
export function FooterForm() {
	const messages = useMessages();
	const form = useForm(plan);
	return (
		<div className="on-deep">
			<FormFrame form={form} label={messages.stayInformed} button={messages.subscribe} buttonStyle="light">
				<NameFields form={form} />
				<EmailField form={form} className="@md:col-span-2" />
			</FormFrame>
		</div>
	);
}
