import { performanceWords } from '../../messages/performance.ts';
import { useWords } from '../../messages/use-messages.ts';
import type { Target } from './target.ts';

/**
 * Comparator, place and participants of the studies, and the intended setting. Text that several targets share is shown
 * once.
 */
export function Studies({ targets, setting }: { targets: readonly Target[]; setting: string }) {
	const words = useWords(performanceWords);
	const said = new Map<string, string[]>();
	for (const target of targets) {
		const study = [
			`${words.comparator}${target.comparator || words.notStated}`,
			target.setting && `${words.setting}${target.setting}`,
			target.population && `${words.population}${target.population}`,
		]
			.filter(Boolean)
			.join('\n');
		said.set(study, [...(said.get(study) ?? []), target.name]);
	}
	return (
		<div className="mt-3 mb-2 flex flex-wrap gap-x-12 gap-y-2 text-sm text-ink-soft">
			{[...said].map(([study, names]) => (
				<p key={study} className="whitespace-pre-line">
					{said.size > 1 && <strong className="block font-semibold text-ink">{names.join(words.separator)}</strong>}
					{study}
				</p>
			))}
			<p>
				{setting && <span className="block">{words.intendedFor + setting}</span>}
				<a
					href="#about"
					className="no-print inline-flex min-h-11 items-center font-semibold text-teal-dark underline underline-offset-4"
				>
					{words.intendedUse}
				</a>
			</p>
		</div>
	);
}
