import { productWords } from '../messages/product.ts';
import { useWords } from '../messages/use-messages.ts';
import { Band } from '../ui/band.tsx';
import { Heading } from '../ui/heading.tsx';
import { Unbroken } from '../ui/unbroken.tsx';
import { type Guide, resultCases } from './result-cases.ts';
import { ResultWindow } from './result-window.tsx';

/** What each result of a test looks like, drawn from its lines. The words say all that the drawings show. */
export function ResultGuide({ guide }: { guide: Guide }) {
	const { results } = useWords(productWords);
	const marks = ['C', ...guide.lines.map(({ mark }) => mark)];
	return (
		<Band tone="pale">
			<Heading title={results.title} intro={results.intro} className="mb-10" />
			<ul className="grid gap-x-8 gap-y-10 sm:grid-cols-2 desktop:lg:grid-cols-3 print:grid-cols-3! print:gap-4">
				{resultCases(guide, results).map(({ title, text, shows }) => (
					<li key={title} className="break-inside-avoid">
						<ResultWindow marks={marks} shows={shows} />
						<h3 className="mt-4 text-lg font-semibold first-letter:uppercase">
							<Unbroken>{title}</Unbroken>
						</h3>
						<p className="mt-1 text-ink-soft">{text}</p>
					</li>
				))}
			</ul>
			{guide.reading === 'appears' && guide.lines.length > 1 && (
				<p className="mt-10 max-w-prose border-l-3 border-coral pl-4">{results.several}</p>
			)}
		</Band>
	);
}
