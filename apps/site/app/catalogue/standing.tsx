import { standingWords } from '../messages/standing.ts';
import { useWords } from '../messages/use-messages.ts';

/** Marks a discontinued product, beside its name. */
export function DiscontinuedMark() {
	const words = useWords(standingWords);
	return (
		<span className="my-1 inline-block rounded-full bg-ink px-2.5 py-0.5 align-middle text-xs font-semibold text-white print:border print:bg-white print:text-ink">
			{words.discontinued}
		</span>
	);
}
