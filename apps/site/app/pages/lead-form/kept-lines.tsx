import { leadAddress, leadFormAddress } from '@site/contract/lead-forms';
import { addressIn } from '../../addresses/language-address.ts';
import { useKeptList } from '../../client/memory/kept-list.ts';
import { useShell } from '../../client/use-shell.ts';

type KeptLinesProps = { form: 'quote' | 'sampleKit'; words: { takeKept: string; beginList: string } };

/** Shown if the form was opened without a list: offers the list stored in this browser, or a new one. */
export function KeptLines({ form, words }: KeptLinesProps) {
	const { language } = useShell();
	const kept = useKeptList();
	return (
		<a
			href={addressIn(language, kept ? leadAddress(leadFormAddress(form), 'items', kept) : '/list')}
			className="mb-6 inline-flex min-h-11 items-center font-semibold text-teal-dark underline underline-offset-4"
		>
			{kept ? words.takeKept : words.beginList}
		</a>
	);
}
