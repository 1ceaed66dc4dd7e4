import type { DocumentLanguage } from '@site/contract/document-address';
import { writtenItem } from '@site/contract/item';
import { useWords } from '../messages/use-messages.ts';
import { watchWords } from '../messages/watch.ts';
import { EmailField } from './fields/person-fields.tsx';
import { FormFrame } from './outcome/form-frame.tsx';
import { useForm } from './state/use-form.ts';

/** What can be watched: a document in one language, or all about a product. */
export type Watched = { kind: 'document'; id: number; language: DocumentLanguage } | { kind: 'product'; id: number };

/** 'Tell me when this changes' (FORM-28): an address, and what it wants to hear of. */
export function WatchForm({ watched }: { watched: Watched }) {
	const words = useWords(watchWords);
	const form = useForm({
		kind: 'watch',
		fixed: [
			{ name: 'documentLanguage', value: watched.kind === 'document' ? watched.language : '' },
			{ name: 'item', value: writtenItem(watched) },
		],
	});
	return (
		<FormFrame form={form} label={words[watched.kind].title} button={words.button} sent={words.sent}>
			<EmailField form={form} className="@min-[26rem]:col-span-2" />
		</FormFrame>
	);
}
