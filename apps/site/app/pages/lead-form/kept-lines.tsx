import { leadAddress, leadFormAddress } from '@site/contract/lead-forms';
import { listIn } from '@site/contract/list';
import { useKeptList } from '../../client/memory/kept-list.ts';
import { useShell } from '../../client/use-shell.ts';
import { addressIn } from '../../language-address.ts';
import { leadFormWords } from '../../messages/lead-form.ts';
import { useWords } from '../../messages/use-messages.ts';

/** Offers the list that this browser keeps, where the form came without one. */
export function KeptLines({ form }: { form: 'quote' | 'sampleKit' }) {
	const words = useWords(leadFormWords);
	const { language } = useShell();
	const kept = useKeptList();
	if (!kept) return null;
	return (
		<a
			href={addressIn(language, leadAddress(leadFormAddress(form), 'items', kept))}
			className="mb-6 inline-flex min-h-11 items-center font-semibold text-teal-dark underline underline-offset-4"
		>
			{words.takeKept(listIn(kept).length)}
		</a>
	);
}
