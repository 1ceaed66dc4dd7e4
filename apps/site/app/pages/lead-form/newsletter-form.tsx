import { interests, newsletter } from '@site/contract/forms/newsletter';
import { EmailField, NameFields } from '../../forms/fields/person-fields.tsx';
import { FormFrame } from '../../forms/outcome/form-frame.tsx';
import { useForm } from '../../forms/state/use-form.ts';
import type { LeadFormWords } from '../../messages/lead-form.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { CheckGroup } from '../../ui/check-group.tsx';
import type { Option } from '../../ui/field.tsx';
import { whole } from './organization-field.tsx';

type NewsletterFormProps = { words: LeadFormWords['newsletter']; areas: readonly Option[] };

/** The newsletter sign-up, with a choice of interests (FORM-33). */
export function NewsletterForm({ words, areas }: NewsletterFormProps) {
	const messages = useMessages();
	const form = useForm({ form: newsletter, fixed: [] });
	return (
		<FormFrame form={form} label={words.title} button={messages.subscribe}>
			<NameFields form={form} />
			<EmailField form={form} className={whole} />
			<CheckGroup
				{...form.field('interests')}
				label={words.interests}
				hint={words.interestsHint}
				options={[...interests.map((value) => ({ value, label: words.interest[value] })), ...areas]}
				className={whole}
			/>
		</FormFrame>
	);
}
