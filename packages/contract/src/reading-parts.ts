import type { ReadingWords } from './reading-words.ts';
import type { SaidGuide, SaidLine } from './result-guide.ts';
import type { DrawnStrip, SaidReading } from './said-reading.ts';

/** The strength of a faint line in a picture, and of a line lighter than the one beside it. */
export const faint = 0.26;
export const lighter = 0.45;
export const control = 'C';

type Strength = (line: SaidLine, at: number) => number;
export type Context = { guide: SaidGuide; words: ReadingWords };
/** A reading by lines. */
export type Said = Omit<SaidReading, 'drawn' | 'fields'> & { drawn: DrawnStrip[] };

/** The lines of each strip, beginning with its control line. */
export function stripsOf({ lines, panel }: SaidGuide, strengthOf: Strength, controlOf: (strip: number) => number) {
	const numbers =
		panel.length > 0 ? panel.map((_, at) => at) : [...new Set(lines.map(({ strip = 1 }) => strip))].sort();
	return numbers.map((number, at): DrawnStrip => {
		const own = panel.length > 0 ? lines : lines.filter(({ strip = 1 }) => strip === number);
		const code = panel[at]?.code;
		return {
			...(code !== undefined && { code }),
			lines: [
				{ mark: control, strength: controlOf(at) },
				...own.map((line) => ({ mark: line.mark, strength: strengthOf(line, at) })),
			],
		};
	});
}

export const all = () => 1;
export const none = () => 0;
/** The strip of a panel that shows the result; the others are negative. */
export const asked = 1;

/** The results at the end of every guide: invalid tests, and reading too late. */
export function ends({ guide, words: { sees, titles, texts, next, time } }: Context): Said[] {
	const isCompetitive = guide.reading === 'disappears';
	const several = guide.panel.length > 1 || stripsOf(guide, none, all).length > 1;
	const first = (strip: number) => (strip === (guide.panel.length > 0 ? asked : 0) ? 0 : 1);
	const [someLine] = guide.lines;
	const oneElsewhere = (line: SaidLine) => (line === someLine ? 1 : 0);
	const invalid = { title: titles.invalid, text: texts.notWorked, next: next.repeat };
	const [only, ...others] = guide.times;
	const until = guide.readUntil;
	const one = others.length === 0 && only?.at ? texts.late(time(only.at)) : texts.lateUnknown;
	const late = until === undefined ? one : texts.lateAfter(time(until));
	return [
		{ id: 'nothing', sees: sees.nothing, ...invalid, drawn: stripsOf(guide, none, none) },
		{
			id: 'no-control',
			sees: several ? sees.noControlOnOne : sees.noControl,
			...invalid,
			drawn: stripsOf(guide, isCompetitive ? all : several ? none : oneElsewhere, first),
		},
		{
			id: 'late',
			sees: sees.late,
			title: titles.none,
			text: late,
			next: next.repeat,
			drawn: stripsOf(guide, all, all),
		},
	];
}

export const nextOf = (
	{ outcomes, forHome }: SaidGuide,
	look: 'positive' | 'negative',
	{ next }: ReadingWords,
): string => outcomes.find((outcome) => outcome.look === look)?.next ?? next[look][forHome ? 'home' : 'staff'];
