import { distributor, turnovers } from '@site/contract/forms/distributor';
import { EmailField, NameFields, PhoneField } from '../../forms/fields/person-fields.tsx';
import { FormFrame } from '../../forms/outcome/form-frame.tsx';
import { useForm } from '../../forms/state/use-form.ts';
import type { LeadFormWords } from '../../messages/lead-form.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { LongTextField, type Option, SelectField, TextField } from '../../ui/field.tsx';
import { OrganizationField, whole } from './organization-field.tsx';

type DistributorFormProps = { words: LeadFormWords['distributor']; countries: readonly Option[] };

/** The form for future distributors: region, company size and current products (FORM-32). */
export function DistributorForm({ words, countries }: DistributorFormProps) {
	const messages = useMessages();
	const form = useForm({ form: distributor, fixed: [] });
	return (
		<FormFrame form={form} label={words.title} button={messages.submit}>
			<SelectField
				{...form.field('territory')}
				label={words.territory}
				prompt={messages.chooseOption}
				options={countries}
			/>
			<TextField {...form.field('further')} label={words.further} />
			<SelectField
				{...form.field('turnover')}
				label={words.turnover}
				prompt={messages.chooseOption}
				options={turnovers.map((value) => ({ value, label: words.turnovers[value] }))}
				className={whole}
			/>
			<LongTextField {...form.field('sells')} label={words.sells} hint={words.sellsHint} rows={3} className={whole} />
			<NameFields form={form} />
			<OrganizationField form={form} />
			<EmailField form={form} />
			<PhoneField form={form} />
		</FormFrame>
	);
}
