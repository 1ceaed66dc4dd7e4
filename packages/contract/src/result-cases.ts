import type { ResultGuide } from './catalogue.ts';

type Line = { mark: string; strip?: number | undefined };
type Guide<L> = { reading: ResultGuide['reading']; lines: readonly L[] };

/** What a result shows, strip by strip: the marks at which there is a line. */
export type ResultCase<L> = {
	kind: 'negative' | 'positive' | 'withLine' | 'withoutLine' | 'invalid';
	/** What a positive result is positive for. */
	line?: L;
	shows: string[][];
};

const control = 'C';

const stripsOf = <L extends Line>(lines: readonly L[]): L[][] => {
	const numbers = [...new Set(lines.map(({ strip = 1 }) => strip))].sort();
	return numbers.map((number) => lines.filter(({ strip = 1 }) => strip === number));
};

/** The marks on each strip, beginning with its control line. */
export const marksOf = (lines: readonly Line[]): string[][] =>
	stripsOf(lines).map((strip) => [control, ...strip.map(({ mark }) => mark)]);

/** Every result that the windows of a test can show. */
export function resultCases<L extends Line>({ reading, lines }: Guide<L>): ResultCase<L>[] {
	const strips = stripsOf(lines);
	const showing = (isThere: (line: L) => boolean) =>
		strips.map((strip) => [control, ...strip.filter(isThere).map(({ mark }) => mark)]);
	const all = () => true;
	const none = () => false;
	// One strip without its control line is enough.
	const invalid = showing(reading === 'appears' ? none : all).map((marks, at) => (at === 0 ? marks.slice(1) : marks));
	const ends: ResultCase<L>[] = [{ kind: 'invalid', shows: invalid }];
	if (reading === 'compared')
		return [
			{ kind: 'withLine', shows: showing(all) },
			{ kind: 'withoutLine', shows: showing((line) => line !== lines.at(-1)) },
			...ends,
		];
	const isRest = (line: L) => (other: L) => (reading === 'appears' ? other === line : other !== line);
	return [
		{ kind: 'negative', shows: showing(reading === 'appears' ? none : all) },
		...lines.map((line): ResultCase<L> => ({ kind: 'positive', line, shows: showing(isRest(line)) })),
		...ends,
	];
}
