import { useEffect } from 'react';
import { showToast } from '../../client/toasts.ts';
import { addressOf } from '../../destinations.ts';
import { boardWords } from '../../messages/board.ts';
import { useWords } from '../../messages/use-messages.ts';
import { ButtonLink } from '../../ui/button.tsx';

/** A missing or unknown name shows the toast `Error` and no content; the page explains what happened. */
export function NoMember() {
	const words = useWords(boardWords);
	useEffect(() => showToast('error', words.error), [words]);
	return (
		<div className="grid min-h-[50vh] place-content-center justify-items-center gap-4 px-5 py-24 text-center">
			<p className="font-semibold text-coral-text">{words.error}</p>
			<h1 className="text-3xl">{words.unknownTitle}</h1>
			<p className="text-lg text-ink-soft">{words.unknown}</p>
			<ButtonLink to={addressOf({ name: 'ScientificStrategyBoard' })} style="secondary" className="mt-2">
				{words.wholeBoard}
			</ButtonLink>
		</div>
	);
}
