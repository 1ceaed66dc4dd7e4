import { leadQuote } from '@site/contract/forms/lead-quote';
import { type SubmittedItem, writtenItem } from '@site/contract/item';
import { type SentLine, writtenLines, writtenList } from '@site/contract/list';
import { useEffect } from 'react';
import { keepSentList } from '../../client/memory/sent-list.ts';
import { EmailField, NameFields, PhoneField } from '../../forms/fields/person-fields.tsx';
import { FormFrame } from '../../forms/outcome/form-frame.tsx';
import { useForm } from '../../forms/state/use-form.ts';
import type { LeadFormWords } from '../../messages/lead-form.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { LongTextField } from '../../ui/field.tsx';
import { OrganizationField, whole } from './organization-field.tsx';

type QuoteFormProps = {
	words: LeadFormWords['quote'];
	lines: readonly SentLine[];
	product: { item: SubmittedItem; title: string } | undefined;
	/** The initial text of the message. */
	message: string;
};

/** A quote for the lines of a list, or for the products in the message (FORM-30). */
export function QuoteForm({ words, lines, product, message }: QuoteFormProps) {
	const messages = useMessages();
	const hasLines = lines.length > 0;
	const form = useForm({
		form: leadQuote,
		fixed: [
			{ name: 'productName', value: product?.title ?? '' },
			...(product ? [{ name: 'item' as const, value: writtenItem(product.item) }] : []),
			...(hasLines ? [{ name: 'lines' as const, value: writtenLines(lines) }] : []),
		],
	});
	// The list page shows that, and when, the list was sent.
	const { reference } = form;
	const sent = writtenList(lines);
	useEffect(() => {
		if (reference && sent) keepSentList({ reference, items: sent });
	}, [reference, sent]);
	const field = form.field('message');
	return (
		<FormFrame form={form} label={words.title} button={messages.submit}>
			<LongTextField
				{...field}
				initial={field.initial ?? message}
				label={hasLines ? words.more : words.wanted}
				hint={hasLines ? undefined : words.wantedHint}
				rows={hasLines ? 3 : 5}
				className={whole}
			/>
			<NameFields form={form} />
			<OrganizationField form={form} />
			<EmailField form={form} />
			<PhoneField form={form} />
		</FormFrame>
	);
}
