import { standingWords } from '../messages/standing.ts';
import { useWords } from '../messages/use-messages.ts';

/**
 * The required statement about a product under emergency use: a summary that opens the full text, and the full text on
 * paper.
 */
export function EmergencyUse({ statement }: { statement: string | undefined }) {
	const words = useWords(standingWords);
	if (!statement) return null;
	return (
		<div className="relative z-10 mt-2 text-xs">
			<details className="print:hidden">
				<summary className="min-h-6 cursor-pointer font-semibold text-ink-soft">{words.emergencyUse}</summary>
				<p className="mt-1 text-ink-soft">{statement}</p>
			</details>
			<p className="hidden print:block">{statement}</p>
		</div>
	);
}
