import { all, type Context, ends, faint, nextOf, stripsOf } from './reading-parts.ts';
import type { Drawn, SaidReading } from './said-reading.ts';

/** The test line is compared with the fields of a scale, of which the first is the lightest. */
export function grading({ guide, words }: Context): SaidReading[] {
	const grades = guide.outcomes.filter(({ look }) => look === 'grade');
	const shades = grades.map((_, at) => faint + ((1 - faint) * at) / Math.max(grades.length - 1, 1));
	const mark = guide.lines.at(-1)?.mark ?? 'T';
	return grades.map(({ title = '', next }, at) => ({
		id: `grade-${at + 1}`,
		sees: words.sees.grade(mark, at === 0 ? 'lightest' : at === grades.length - 1 ? 'darkest' : 'middle'),
		title,
		text: words.texts.fields,
		next: next ?? words.next.positive[guide.forHome ? 'home' : 'staff'],
		fields: [],
		drawn: {
			device: guide.device,
			strips: stripsOf(guide, () => shades[at] ?? 1, all),
			scale: { shades, nearest: at },
		},
	}));
}

/** Each pad is compared with the fields of a chart. */
export function charted({ guide, words }: Context): SaidReading[] {
	const colors = guide.pads.map(({ fields }) => fields[0]?.color ?? '#ffffff');
	const next = nextOf(guide, 'positive', words);
	const pads = guide.pads.map(
		({ name, fields }, at): SaidReading => ({
			id: `pad-${at + 1}`,
			sees: words.sees.pad(name),
			title: words.titles.nearest,
			text: words.texts.fields,
			next,
			fields,
			drawn: {
				device: guide.device,
				strips: [],
				pads: { colors, asked: at, fields: fields.map(({ color }) => color) },
			},
		}),
	);
	const late = ends({ guide, words }).filter(({ id }) => id === 'late');
	return [
		...pads,
		...late.map((end) => ({
			...end,
			fields: [],
			drawn: { device: guide.device, strips: [], pads: { colors, asked: -1, fields: [] }, isLate: true },
		})),
	];
}

/** A display shows the result. */
export function measured({ guide, words }: Context): SaidReading[] {
	const { sees, titles, texts, next } = words;
	const usual = next.positive[guide.forHome ? 'home' : 'staff'];
	const ranges = guide.outcomes.filter(({ look }) => look === 'display');
	const shown = (display: string): Drawn => ({ device: guide.device, strips: [], display });
	const values = ranges.map(({ shows = '', title, next: then }, at) => ({
		id: `range-${at + 1}`,
		sees: shows,
		title: title ?? titles.value,
		text: texts.value,
		next: then ?? usual,
		fields: [],
		drawn: shown(shows),
	}));
	const any = { id: 'value', sees: sees.value, title: titles.value, text: texts.value, next: usual, fields: [] };
	return [
		...(values.length > 0 ? values : [{ ...any, drawn: shown('123') }]),
		{
			id: 'error',
			sees: sees.error,
			title: titles.none,
			text: texts.error,
			next: next.error,
			fields: [],
			drawn: shown('E-1'),
		},
	];
}
