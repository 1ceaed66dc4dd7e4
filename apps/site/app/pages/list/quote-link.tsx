import { leadAddress } from '@site/contract/lead-forms';
import { writtenList } from '@site/contract/list';
import { useShell } from '../../client/use-shell.ts';
import { listWords } from '../../messages/list.ts';
import { useWords } from '../../messages/use-messages.ts';
import { ButtonLink, type ButtonStyle } from '../../ui/button.tsx';
import type { LineView } from '../../visit.ts';

/** The last step: one request for the whole list. */
export function QuoteLink({ lines, style }: { lines: readonly LineView[]; style?: ButtonStyle }) {
	const words = useWords(listWords);
	const { quoteForm } = useShell().settings.links;
	return (
		<ButtonLink
			to={leadAddress(quoteForm, 'items', writtenList(lines))}
			style={style ?? 'primary'}
			className="no-print mobile:w-full"
		>
			{words.quote}
		</ButtonLink>
	);
}
