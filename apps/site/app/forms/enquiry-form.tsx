import { useShell } from '../client/use-shell.ts';
import { call } from '../client/wire.ts';
import { useMessages } from '../messages/use-messages.ts';
import { LongTextField } from '../ui/field.tsx';
import { type EnquiryAbout, enquiredProduct } from './enquired-product.ts';
import { enquiryFields } from './fields.ts';
import { FormFrame } from './form-frame.tsx';
import { EmailField, NameFields, PhoneField, WorkFields } from './person-fields.tsx';
import { useForm } from './use-form.ts';
import { toWire } from './wire-fields.ts';

/** The enquiry form of a product page: all seven inputs are required (foundations, section 5). */
export function EnquiryForm(about: EnquiryAbout) {
	const messages = useMessages();
	const { language } = useShell();
	const form = useForm({
		fields: enquiryFields,
		fixed: [{ name: 'productName', value: enquiredProduct(about, language) }],
		call: 'productMessage',
		send: (values, options) => call('productMessage', toWire('quote', values), options),
	});
	return (
		<FormFrame form={form} label={messages.contactUs} button={messages.submit}>
			<NameFields form={form} />
			<WorkFields form={form} />
			<EmailField form={form} />
			<PhoneField form={form} />
			<LongTextField {...form.field('message')} label={messages.howCanWeHelp} className="@md:col-span-2" />
		</FormFrame>
	);
}
