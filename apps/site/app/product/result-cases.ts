import type { ProductView } from '../visit.ts';

export type Guide = NonNullable<ProductView['resultGuide']>;
export type ResultWords = {
	negative: string;
	invalid: string;
	positiveFor: (name: string) => string;
	onlyControl: string;
	withControl: (mark: string) => string;
	noneAt: (mark: string) => string;
	withLine: string;
	withoutLine: string;
	seeInstructions: string;
	noControl: string;
};
/** What a result looks like and means: the marks at which there is a line. */
export type ResultCase = { title: string; text: string; shows: string[] };

const control = 'C';

/** Every result that the window of a test can show. */
export function resultCases({ reading, lines }: Guide, words: ResultWords): ResultCase[] {
	const marks = lines.map(({ mark }) => mark);
	const invalid = { title: words.invalid, text: words.noControl, shows: reading === 'appears' ? [] : marks };
	if (reading === 'compared')
		return [
			{ title: words.withLine, text: words.seeInstructions, shows: [control, ...marks] },
			{ title: words.withoutLine, text: words.seeInstructions, shows: [control, ...marks.slice(0, -1)] },
			invalid,
		];
	if (reading === 'disappears')
		return [
			{ title: words.negative, text: words.withControl(marks.join(', ')), shows: [control, ...marks] },
			...lines.map(({ mark, name }) => ({
				title: words.positiveFor(name),
				text: words.noneAt(mark),
				shows: [control, ...marks.filter((other) => other !== mark)],
			})),
			invalid,
		];
	return [
		{ title: words.negative, text: words.onlyControl, shows: [control] },
		...lines.map(({ mark, name }) => ({
			title: words.positiveFor(name),
			text: words.withControl(mark),
			shows: [control, mark],
		})),
		invalid,
	];
}
