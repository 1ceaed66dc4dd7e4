import { quote } from '@site/contract/forms/quote';
import { writtenItem } from '@site/contract/item';
import { useShell } from '../client/use-shell.ts';
import { useMessages } from '../messages/use-messages.ts';
import { LongTextField } from '../ui/field.tsx';
import { type EnquiryAbout, enquiredProduct } from './fields/enquired-product.ts';
import { EmailField, NameFields, PhoneField, WorkFields } from './fields/person-fields.tsx';
import { FormFrame } from './outcome/form-frame.tsx';
import { useForm } from './state/use-form.ts';

/** The enquiry form of a product page: all seven inputs are required (FORM-1). */
export function EnquiryForm(about: EnquiryAbout) {
	const messages = useMessages();
	const { language } = useShell();
	const form = useForm({
		form: quote,
		fixed: [
			{ name: 'productName', value: enquiredProduct(about, language) },
			...(about.id ? [{ name: 'item' as const, value: writtenItem({ kind: 'product', id: about.id }) }] : []),
		],
	});
	return (
		<FormFrame form={form} label={messages.contactUs} button={messages.submit}>
			<NameFields form={form} />
			<WorkFields form={form} />
			<EmailField form={form} />
			<PhoneField form={form} />
			<LongTextField {...form.field('message')} label={messages.howCanWeHelp} className="@min-[26rem]:col-span-2" />
		</FormFrame>
	);
}
