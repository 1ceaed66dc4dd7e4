import type { ListLine } from '@site/contract/list';
import { listOf } from '../../list-address.ts';
import { leadFormWords } from '../../messages/lead-form.ts';
import { useWords } from '../../messages/use-messages.ts';
import { ButtonLink } from '../../ui/button.tsx';

/** Leads back to the list, which shows what was wrong as it was typed. */
export function WrongQuantities({ lines, wrong }: { lines: readonly ListLine[]; wrong: string }) {
	const words = useWords(leadFormWords);
	return (
		<div className="grid justify-items-start gap-4">
			<p role="alert" className="font-semibold text-danger">
				{words.wrongQuantities}
			</p>
			<ButtonLink to={listOf(lines, [['left', wrong]])}>{words.changeLines}</ButtonLink>
		</div>
	);
}
