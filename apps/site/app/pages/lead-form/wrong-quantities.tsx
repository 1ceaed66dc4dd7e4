import type { ListLine } from '@site/contract/list';
import { listOf } from '../../addresses/list-address.ts';
import type { LeadFormWords } from '../../messages/lead-form.ts';
import { ButtonLink } from '../../ui/button.tsx';

type WrongQuantitiesProps = { words: LeadFormWords['around']; lines: readonly ListLine[]; wrong: string };

/** Links back to the list, which shows the invalid quantities as the visitor typed them. */
export function WrongQuantities({ words, lines, wrong }: WrongQuantitiesProps) {
	return (
		<div className="grid justify-items-start gap-4">
			<p role="alert" className="font-semibold text-danger">
				{words.wrongQuantities}
			</p>
			<ButtonLink to={listOf(lines, [['left', wrong]])}>{words.changeLines}</ButtonLink>
		</div>
	);
}
