import { listWords } from '../../messages/list.ts';
import { useWords } from '../../messages/use-messages.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

/** What an empty list is for. */
export function NothingYet() {
	const words = useWords(listWords);
	return (
		<EmptyState title={words.empty}>
			<p className="max-w-prose text-ink-soft">{words.emptyText}</p>
			<ButtonLink to="/product/all" style="secondary">
				{words.products}
			</ButtonLink>
		</EmptyState>
	);
}
