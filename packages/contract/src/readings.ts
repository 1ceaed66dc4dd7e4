import { appearing, comparing, disappearing } from './line-readings.ts';
import { all, type Context, ends, faint, nextOf, type Said, stripsOf } from './reading-parts.ts';
import type { ReadingWords } from './reading-words.ts';
import type { SaidGuide } from './result-guide.ts';
import type { Drawn, SaidReading } from './said-reading.ts';

/** The test line is compared with the fields of a scale, of which the first is the lightest. */
function grading({ guide, words }: Context): SaidReading[] {
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
function charted({ guide, words }: Context): SaidReading[] {
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
function measured({ guide, words }: Context): SaidReading[] {
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

/** When to read and until when. */
export function whenToRead({ times, readUntil }: SaidGuide, words: ReadingWords): string {
	const last = times.at(-1)?.at;
	const until = readUntil === undefined || readUntil === last ? null : words.time(readUntil);
	const said = words.when(
		times.map((time) => ({ at: words.time(time.at), of: time.for, isAtOnce: time.at === 0 })),
		until,
	);
	return readUntil === undefined || readUntil !== last || last === 0
		? said
		: `${said}${words.gap}${words.texts.lateAfter(words.time(last))}`;
}

/** The text above the readings: when to read, and what the lines and strips are. */
export function introduction(guide: SaidGuide, words: ReadingWords): string {
	const strips = new Set(guide.lines.map(({ strip = 1 }) => strip)).size;
	const sentences = [
		whenToRead(guide, words),
		guide.lines.length > 0 ? words.control : '',
		strips > 1 ? words.twin : '',
		guide.panel.length > 0 ? words.texts.eachStrip : '',
	];
	return sentences.filter(Boolean).join(words.gap);
}

/** All possible results of a test and their meanings: the same on pages, in instructions and in guides. */
export function readings(guide: SaidGuide, words: ReadingWords): SaidReading[] {
	const context = { guide, words };
	if (guide.reading === 'value') return measured(context);
	if (guide.reading === 'chart') return charted(context);
	const withDevice = ({ drawn, ...said }: Said): SaidReading => ({
		...said,
		fields: [],
		drawn: { device: guide.device, strips: drawn, ...(said.id === 'late' && { isLate: true }) },
	});
	const last = ends(context).map(withDevice);
	if (guide.reading === 'graded') return [...grading(context), ...last];
	const byReading = { appears: appearing, disappears: disappearing, compared: comparing };
	return [...byReading[guide.reading](context).map(withDevice), ...last];
}
