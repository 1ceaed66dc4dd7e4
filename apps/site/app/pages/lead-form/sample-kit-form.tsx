import { facilities, sampleKit } from '@site/contract/forms/sample-kit';
import { type SubmittedItem, writtenItem } from '@site/contract/item';
import { type SentLine, writtenLines } from '@site/contract/list';
import { EmailField, NameFields, PhoneField } from '../../forms/fields/person-fields.tsx';
import { FormFrame } from '../../forms/outcome/form-frame.tsx';
import { useForm } from '../../forms/state/use-form.ts';
import type { LeadFormWords } from '../../messages/lead-form.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { LongTextField, type Option, SelectField, TextField } from '../../ui/field.tsx';
import { OrganizationField, whole } from './organization-field.tsx';

type SampleKitFormProps = {
	words: LeadFormWords['sampleKit'];
	lines: readonly SentLine[];
	product: { item: SubmittedItem; title: string } | undefined;
	countries: readonly Option[];
	/** The initial text of the products field. */
	products: string;
};

/** A free sample kit: the products, and the place of use (FORM-31). */
export function SampleKitForm({ words, lines, product, countries, products }: SampleKitFormProps) {
	const messages = useMessages();
	const form = useForm({
		form: sampleKit,
		fixed: [
			...(product ? [{ name: 'item' as const, value: writtenItem(product.item) }] : []),
			...(lines.length > 0 ? [{ name: 'lines' as const, value: writtenLines(lines) }] : []),
		],
	});
	const wanted = form.field('products');
	return (
		<FormFrame form={form} label={words.title} button={messages.submit}>
			{lines.length === 0 && (
				<LongTextField
					{...wanted}
					initial={wanted.initial ?? products}
					label={words.products}
					hint={words.productsHint}
					rows={3}
					className={whole}
				/>
			)}
			<SelectField
				{...form.field('facility')}
				label={words.facility}
				prompt={messages.chooseOption}
				options={facilities.map((value) => ({ value, label: words.facilities[value] }))}
			/>
			<SelectField
				{...form.field('country')}
				label={words.country}
				prompt={messages.chooseOption}
				options={countries}
			/>
			<TextField {...form.field('clia')} label={words.clia} hint={words.cliaHint} className={whole} />
			<NameFields form={form} />
			<OrganizationField form={form} />
			<EmailField form={form} />
			<PhoneField form={form} />
		</FormFrame>
	);
}
