import { turnovers } from '@site/contract/lead-fields';
import { EmailField, NameFields, PhoneField } from '../../forms/fields/person-fields.tsx';
import { FormFrame } from '../../forms/outcome/form-frame.tsx';
import { useForm } from '../../forms/state/use-form.ts';
import { leadFormWords } from '../../messages/lead-form.ts';
import { useMessages, useWords } from '../../messages/use-messages.ts';
import { LongTextField, type Option, SelectField, TextField } from '../../ui/field.tsx';
import { OrganizationField, whole } from './organization-field.tsx';

/** Who wants to sell our products: where, how big, and what they sell now (FORM-32). */
export function DistributorForm({ countries }: { countries: readonly Option[] }) {
	const words = useWords(leadFormWords).distributor;
	const messages = useMessages();
	const form = useForm({ kind: 'distributor', fixed: [] });
	return (
		<FormFrame form={form} label={words.title} button={messages.submit}>
			<SelectField
				{...form.field('territory')}
				label={words.territory}
				prompt={messages.chooseOption}
				options={countries}
			/>
			<TextField {...form.field('furtherTerritory')} label={words.furtherTerritory} />
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
