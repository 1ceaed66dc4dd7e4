import { useMessages } from '../messages/use-messages.ts';
import { FormFrame } from './form-frame.tsx';
import type { FormPlan } from './form-plan.ts';
import { EmailField, NameFields } from './person-fields.tsx';
import { useForm } from './use-form.ts';

const plan: FormPlan = {
	kind: 'signup',
	fixed: [
		{ name: 'source', value: 'Other' },
		{ name: 'type', value: 'Contact Us' },
	],
};

/** The small form at the foot of every page. */
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
