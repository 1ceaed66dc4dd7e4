import { leadAddress, leadFormAddress } from '@site/contract/lead-forms';
import { useKeptList } from '../../client/memory/kept-list.ts';
import { useShell } from '../../client/use-shell.ts';
import { addressIn } from '../../language-address.ts';

/** Offers the list that this browser keeps, where the form came without one. */
export function KeptLines({ form, label }: { form: 'quote' | 'sampleKit'; label: string }) {
	const { language } = useShell();
	const kept = useKeptList();
	if (!kept) return null;
	return (
		<a
			href={addressIn(language, leadAddress(leadFormAddress(form), 'items', kept))}
			className="mb-6 inline-flex min-h-11 items-center font-semibold text-teal-dark underline underline-offset-4"
		>
			{label}
		</a>
	);
}
