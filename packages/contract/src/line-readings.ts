import {
	all,
	asked,
	type Context,
	control,
	faint,
	lighter,
	nextOf,
	none,
	type Said,
	stripsOf,
} from './reading-parts.ts';
import type { SaidLine } from './result-guide.ts';

/** A line means positive. */
export function appearing({ guide, words }: Context): Said[] {
	const { sees, titles, texts, anyOf } = words;
	const { lines } = guide;
	const positive = nextOf(guide, 'positive', words);
	const titleOf = (look: 'positive' | 'negative') => guide.outcomes.find((outcome) => outcome.look === look)?.title;
	const isTwin = stripsOf(guide, none, all).length > 1;
	const [first] = lines;
	const isRepeated = (line: SaidLine) => lines.some((other) => other !== line && other.mark === line.mark);
	const positiveThere = lines.some(isRepeated) ? titles.positiveOnStrip : titles.positiveThere;
	return [
		{
			id: 'faint',
			sees: sees.faintAt(anyOf([...new Set(lines.map(({ mark }) => mark))])),
			title: lines.length > 1 ? positiveThere : (titleOf('positive') ?? titles.positive(first?.name ?? '')),
			text: texts.counts,
			next: positive,
			drawn: stripsOf(guide, (line) => (line === first ? faint : 0), all),
		},
		...lines.map((line) => ({
			id: `line-${line.mark.toLowerCase()}${isRepeated(line) ? `-${line.strip ?? 1}` : ''}`,
			sees: isRepeated(line)
				? sees.linesAtOn(line.mark, line.strip === 2 ? 'lower' : 'upper')
				: sees.linesAt(line.mark),
			title: titleOf('positive') ?? titles.positive(line.name),
			text: texts.anyStrength,
			next: positive,
			drawn: stripsOf(guide, (other) => (other === line ? 1 : 0), all),
		})),
		...(lines.length > 1
			? [
					{
						id: 'several',
						sees: sees.several,
						title: titles.positiveEach,
						text: texts.each,
						next: positive,
						drawn: stripsOf(guide, all, all),
					},
				]
			: []),
		{
			id: 'only-control',
			sees: isTwin ? sees.onlyControls : sees.onlyControl,
			title: titleOf('negative') ?? titles.negative,
			text: texts.worked,
			next: nextOf(guide, 'negative', words),
			drawn: stripsOf(guide, none, all),
		},
	];
}

/** The missing line is the positive result. */
export function disappearing({ guide, words }: Context): Said[] {
	const { sees, titles, texts, next, gap } = words;
	const [line] = guide.lines;
	const { mark, name } = line ?? { mark: 'T', name: '' };
	const isPanel = guide.panel.length > 0;
	const oneAt = (strength: number) => stripsOf(guide, (_, strip) => (!isPanel || strip === asked ? strength : 1), all);
	const negative = { title: titles.negative, next: nextOf(guide, 'negative', words) };
	return [
		{ id: 'faint', sees: sees.faintAt(mark), ...negative, text: texts.lineIsNegative, drawn: oneAt(faint) },
		{
			id: 'lines',
			sees: isPanel ? sees.everyStrip : sees.linesAt(mark),
			...negative,
			text: texts.lineIsNegative,
			drawn: stripsOf(guide, all, all),
		},
		{
			id: 'none',
			sees: sees.noneAt(mark),
			title: titles.presumptive(name),
			text: isPanel ? `${texts.missingIsPositive}${gap}${texts.eachStrip}` : texts.missingIsPositive,
			next: guide.outcomes.find(({ look }) => look === 'positive')?.next ?? next.presumptive,
			drawn: oneAt(0),
		},
	];
}

const strengths = { none: 0, lighter, line: faint, equal: 1, darker: 1.5 } as const;
type Compared = keyof typeof strengths;
const isCompared = (look: string): look is Compared => Object.hasOwn(strengths, look);

/** The strength of the last line is compared with another line, or only its presence counts. */
export function comparing({ guide, words }: Context): Said[] {
	const { sees, titles, texts, next } = words;
	const { lines, outcomes, comparedWith: other, forHome } = guide;
	const line = lines.at(-1);
	const mark = line?.mark ?? 'T';
	// Beside a darker line, the line it is compared with looks lighter.
	const drawn = (strength: number) =>
		stripsOf(
			guide,
			(each) => (each === line ? Math.min(strength, 1) : strength > 1 ? 0.6 : 1),
			() => (strength > 1 && other === control ? 0.6 : 1),
		);
	const says = {
		none: sees.noLine(mark),
		line: sees.anyLine(mark),
		lighter: sees.lighter(mark, other),
		equal: sees.equal(mark, other),
		darker: sees.darker(mark, other),
	};
	const usual = next.positive[forHome ? 'home' : 'staff'];
	const found = outcomes.flatMap(({ look, title, next: then }): Said[] =>
		isCompared(look)
			? [
					{
						id: look,
						sees: says[look],
						title: title ?? titles.seeInstructions,
						text: texts.worked,
						next: then ?? usual,
						drawn: drawn(strengths[look]),
					},
				]
			: [],
	);
	if (found.length > 0) return found;
	const unsaid = { title: titles.seeInstructions, text: texts.compared, next: usual };
	return [
		{ id: 'line', sees: says.line, ...unsaid, drawn: drawn(1) },
		{ id: 'none', sees: says.none, ...unsaid, drawn: drawn(0) },
	];
}
