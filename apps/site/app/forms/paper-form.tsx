import type { DocumentLanguage } from '@site/contract/document-address';
import { paper } from '@site/contract/forms/paper';
import { writtenItem } from '@site/contract/item';
import { paperWords } from '../messages/paper.ts';
import { useMessages, useWords } from '../messages/use-messages.ts';
import { LongTextField, type Option, SelectField, TextField } from '../ui/field.tsx';
import { EmailField, NameFields } from './fields/person-fields.tsx';
import { FormFrame } from './outcome/form-frame.tsx';
import { useForm } from './state/use-form.ts';

/** The document to print, with its English or Chinese name and REF. */
export type PaperOf = { id: number; name: string; language: DocumentLanguage };

/** Printed copies of a document (FORM-29). */
export function PaperForm({ of, languages }: { of: PaperOf; languages: readonly Option[] }) {
	const words = useWords(paperWords);
	const messages = useMessages();
	const form = useForm({
		form: paper,
		fixed: [
			{ name: 'documentName', value: of.name },
			{ name: 'item', value: writtenItem({ kind: 'document', id: of.id }) },
		],
	});
	const language = form.field('documentLanguage');
	const copies = form.field('copies');
	const whole = '@min-[26rem]:col-span-2';
	return (
		<FormFrame form={form} label={words.title} button={words.button} sent={words.sent}>
			<p className={`${whole} border-l-2 border-coral pl-4`}>
				<span className="block text-sm text-ink-soft">{words.about}</span>
				<strong>{of.name}</strong>
			</p>
			<SelectField
				{...language}
				initial={language.initial ?? of.language}
				label={words.language}
				prompt={messages.chooseOption}
				options={languages}
			/>
			<TextField {...copies} initial={copies.initial ?? '1'} label={words.copies} inputMode="numeric" />
			<NameFields form={form} />
			<TextField
				{...form.field('organization')}
				label={messages.organization}
				autoComplete="organization"
				className={whole}
			/>
			<LongTextField
				{...form.field('address')}
				label={words.address}
				hint={words.addressHint}
				rows={4}
				autoComplete="street-address"
				className={whole}
			/>
			<EmailField form={form} className={whole} />
		</FormFrame>
	);
}
