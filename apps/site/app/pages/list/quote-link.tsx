import { leadAddress } from '@site/contract/lead-forms';
import { useShell } from '../../client/use-shell.ts';
import { listWords } from '../../messages/list.ts';
import { useWords } from '../../messages/use-messages.ts';
import { ButtonLink, type ButtonStyle } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { List } from './use-list.ts';

/** The last step: one request for the whole list, once every quantity is valid. */
export function QuoteLink({ list, style }: { list: List; style?: ButtonStyle }) {
	const words = useWords(listWords);
	const { quoteForm } = useShell().settings.links;
	if (list.toCorrect) {
		return (
			<a
				href={list.toCorrect}
				className="no-print inline-flex min-h-11 items-center gap-2 font-semibold text-coral-text underline underline-offset-4 in-[.on-deep]:text-white"
			>
				<Icon name="alert" className="size-5 shrink-0" />
				{words.correctFirst}
			</a>
		);
	}
	return (
		<ButtonLink
			to={leadAddress(quoteForm, 'items', list.items)}
			style={style ?? 'primary'}
			className="no-print mobile:w-full"
		>
			{words.quote}
		</ButtonLink>
	);
}
