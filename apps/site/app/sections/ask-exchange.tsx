import type { ReactNode } from 'react';
import { type KnownProblem, reportAddress } from '../addresses/report-address.ts';
import { boxWords } from '../messages/box.ts';
import { useWords } from '../messages/use-messages.ts';
import { ButtonLink } from '../ui/button.tsx';
import { CallUs } from './call-us.tsx';

/** The ways to have a recalled box exchanged: the form with what is known of the box, and the telephone. */
export function AskExchange({ known, children }: { known: KnownProblem; children?: ReactNode }) {
	const words = useWords(boxWords);
	return (
		<div className="mt-4 grid gap-4">
			<p className="no-print flex flex-wrap gap-3 max-sm:flex-col">
				<ButtonLink to={reportAddress(known)}>{words.askExchange}</ButtonLink>
				{children}
			</p>
			<CallUs reason={words.callForExchange} />
		</div>
	);
}
