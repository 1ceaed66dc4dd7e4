import { marksOf, type ResultCase, resultCases } from '@site/contract/result-cases';
import { type Result, resultGuide } from './layout/result-guide.ts';
import type { Sheet } from './layout/sheet.ts';
import type { Order } from './order.ts';

type Line = { mark: string; name: string; strip?: number | undefined };

const byReading = { lines: 'appears', competitive: 'disappears', compare: 'compared' } as const;
/** Of a test whose lines nobody has named. */
const unnamed: Line[] = [{ mark: 'T', name: '' }];

/** What a result looks like and means, as far as the way of reading says. */
export function writeReading(
	sheet: Sheet,
	{ facts, words, reading }: Pick<Order, 'facts' | 'words' | 'reading'>,
): void {
	const { results } = words;
	if (reading === 'value' || reading === 'color' || reading === 'control') {
		sheet.paragraph(results[reading]);
		return;
	}
	const lines = facts.lines.length > 0 ? facts.lines : unnamed;
	const marks = marksOf(lines);
	const drawn = resultCases({ reading: byReading[reading], lines }).map(
		(result): Result => ({
			...inWords(result, lines, { words, reading }),
			strips: marks.map((own, at) => ({ marks: own, shown: result.shows[at] ?? [] })),
		}),
	);
	resultGuide(sheet, drawn);
}

function inWords(
	{ kind, line }: ResultCase<Line>,
	lines: Line[],
	{ words: { results }, reading }: Pick<Order, 'words' | 'reading'>,
) {
	if (kind === 'invalid') return { title: results.invalid, meaning: results.invalidMeaning };
	if (kind === 'withLine') return { title: results.withTestLine, meaning: results.compareMeaning };
	if (kind === 'withoutLine') return { title: results.withoutTestLine, meaning: results.compareMeaning };
	if (line)
		return {
			title: line.name ? `${results.positive}: ${line.name}` : results.positive,
			meaning: reading === 'lines' ? results.linesAt(line.mark) : results.noLineAt(line.mark),
		};
	const all = lines.map(({ mark }) => mark).join(', ');
	return { title: results.negative, meaning: reading === 'lines' ? results.controlMeaning : results.linesAt(all) };
}
