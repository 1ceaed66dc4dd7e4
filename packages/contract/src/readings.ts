import { appearing, comparing, disappearing } from './line-readings.ts';
import { charted, grading, measured } from './other-readings.ts';
import { ends, type Said } from './reading-parts.ts';
import type { ReadingWords } from './reading-words.ts';
import type { SaidGuide } from './result-guide.ts';
import type { SaidReading } from './said-reading.ts';

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
