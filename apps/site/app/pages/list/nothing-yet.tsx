import { listWords } from '../../messages/list.ts';
import { useWords } from '../../messages/use-messages.ts';
import { ButtonLink } from '../../ui/button.tsx';

/** Explains the purpose of the list while it is empty. */
export function NothingYet() {
	const words = useWords(listWords);
	return (
		<div className="grid justify-items-start gap-4">
			<p className="text-lg font-semibold">{words.empty}</p>
			<p className="max-w-prose text-ink-soft">{words.emptyText}</p>
			<ButtonLink to="/product/all" style="secondary">
				{words.products}
			</ButtonLink>
		</div>
	);
}
