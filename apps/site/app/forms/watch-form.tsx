import type { DocumentLanguage } from '@site/contract/document-address';
import { watch } from '@site/contract/forms/watch';
import { writtenItem } from '@site/contract/item';
import { useWords } from '../messages/use-messages.ts';
import { watchWords } from '../messages/watch.ts';
import { EmailField } from './fields/person-fields.tsx';
import { FormFrame } from './outcome/form-frame.tsx';
import { useForm } from './state/use-form.ts';

/** The subject of a subscription: a document in one language, all documents of a product, or of several. */
export type Watched =
	| { kind: 'document'; id: number; language: DocumentLanguage }
	| { kind: 'product'; id: number }
	| { kind: 'products'; ids: readonly number[] };

/** For several products, each is an item. */
function itemsOf(watched: Watched): string[] {
	if (watched.kind !== 'products') return [writtenItem(watched)];
	return watched.ids.map((id) => writtenItem({ kind: 'product', id }));
}

/** 'Tell me when this changes' (FORM-28): the visitor's email address, and the items to watch. */
export function WatchForm({ watched }: { watched: Watched }) {
	const words = useWords(watchWords);
	const items = itemsOf(watched);
	const form = useForm({
		form: watch,
		fixed: [
			{ name: 'documentLanguage', value: watched.kind === 'document' ? watched.language : '' },
			{ name: 'item', value: items[0] ?? '' },
			...(items.length > 1 ? [{ name: 'items' as const, value: items.join(',') }] : []),
		],
	});
	return (
		<FormFrame form={form} label={words[watched.kind].title} button={words.button} sent={words.sent}>
			<EmailField form={form} className="@min-[26rem]:col-span-2" />
		</FormFrame>
	);
}
