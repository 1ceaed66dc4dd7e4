import { useEffect } from 'react';
import { showToast } from '../../client/toasts.ts';
import { addressOf } from '../../destinations.ts';
import { boardWords } from '../../messages/board.ts';
import { useMessages, useWords } from '../../messages/use-messages.ts';
import { ButtonLink } from '../../ui/button.tsx';

/** A missing or unknown name shows the toast `Error` and no content; where no toast can come the page says it itself. */
export function NoMember() {
	const messages = useMessages();
	const words = useWords(boardWords);
	useEffect(() => showToast('error', messages.error), [messages]);
	return (
		<div className="grid min-h-[50vh] place-content-center justify-items-center gap-6 px-5 py-24 text-center">
			<h1 className="hidden text-3xl noscript:block">{messages.error}</h1>
			<p className="hidden text-lg text-ink-soft noscript:block">{words.unknown}</p>
			<ButtonLink to={addressOf({ name: 'ScientificStrategyBoard' })} style="secondary">
				{words.wholeBoard}
			</ButtonLink>
		</div>
	);
}
