import { marksOf, type ResultCase, resultCases } from '@site/contract/result-cases';
import { productWords } from '../messages/product.ts';
import { useWords } from '../messages/use-messages.ts';
import { columnsFor } from '../sections/columns.ts';
import { Band } from '../ui/band.tsx';
import { classes } from '../ui/classes.ts';
import { Heading } from '../ui/heading.tsx';
import { Unbroken } from '../ui/unbroken.tsx';
import type { ProductView } from '../visit.ts';
import { ResultWindow } from './result-window.tsx';

type Guide = NonNullable<ProductView['resultGuide']>;
type ResultWords = (typeof productWords)['en']['results'];

/** What each result of a test looks like, drawn from its lines. The words say all that the drawings show. */
export function ResultGuide({ guide }: { guide: Guide }) {
	const { results } = useWords(productWords);
	const strips = marksOf(guide.lines);
	const notes = [
		strips.length > 1 && results.twin,
		guide.reading === 'appears' && guide.lines.length > 1 && results.several,
	].filter((note) => note !== false);
	const cases = resultCases(guide);
	return (
		<Band tone="pale">
			<Heading title={results.title} intro={results.intro} className="mb-10" />
			<ul className={classes('grid gap-x-8 gap-y-10 print:grid-cols-5!', columnsFor(cases.length, 4))}>
				{cases.map((result) => {
					const { title, text } = inWords(result, guide, results);
					return (
						<li key={title} className="break-inside-avoid">
							<ResultWindow strips={strips} shows={result.shows} />
							<h3 className="mt-4 text-lg font-semibold first-letter:uppercase">
								<Unbroken>{title}</Unbroken>
							</h3>
							<p className="mt-1 text-ink-soft">{text}</p>
						</li>
					);
				})}
			</ul>
			{notes.length > 0 && (
				<p className="mt-10 max-w-prose border-l-3 print:mt-3 border-coral pl-4 text-pretty">{notes.join(' ')}</p>
			)}
		</Band>
	);
}

function inWords({ kind, line }: ResultCase<Guide['lines'][number]>, { reading, lines }: Guide, words: ResultWords) {
	if (kind === 'invalid') return { title: words.invalid, text: words.noControl };
	if (kind === 'withLine' || kind === 'withoutLine') return { title: words[kind], text: words.seeInstructions };
	if (line)
		return {
			title: words.positiveFor(line.name),
			text: reading === 'appears' ? words.withControl(line.mark) : words.noneAt(line.mark),
		};
	const all = lines.map(({ mark }) => mark).join(', ');
	return { title: words.negative, text: reading === 'appears' ? words.onlyControl : words.withControl(all) };
}
