import { z } from 'zod';
import { Text } from './language.ts';

/** The devices that carry the window, the pad or the number that is read. */
const deviceKinds = [
	'cassette',
	'strip',
	'dipstick',
	'midstream',
	'cup',
	'dip-card',
	'oral-fluid',
	'chart',
	'display',
] as const;
export type DeviceKind = (typeof deviceKinds)[number];

/** Ways to recognize a result: as a whole, by a test line beside another, by a grade of a scale, or on a display. */
const outcomeLooks = [
	'positive',
	'negative',
	'none',
	'line',
	'lighter',
	'equal',
	'darker',
	'grade',
	'display',
] as const;
export type OutcomeLook = (typeof outcomeLooks)[number];

const Mark = z.string().min(1).max(6);
const Seconds = z.int().min(0).max(86_400);

const Line = z.object({
	mark: Mark,
	name: Text,
	/** The strip of the line, if a housing has two and it is not the first. */
	strip: z.int().min(1).max(2).optional(),
});

/** The meaning of one look and the next step, if they differ from those of all tests of the kind. */
const Outcome = z.object({
	look: z.enum(outcomeLooks),
	/** The text on the display. */
	shows: z.string().max(12).optional(),
	title: Text.optional(),
	next: Text.optional(),
});

const Pad = z.object({
	name: Text,
	/** The fields of its chart. */
	fields: z.array(z.object({ color: z.string().regex(/^#[0-9a-f]{6}$/i), means: Text })).min(1),
});

const readByLines: ReadonlySet<string> = new Set(['appears', 'disappears', 'compared', 'graded']);

/** The reading of a test, from which pages, instructions and guides draw every result with its meaning. */
export const ResultGuide = z
	.object({
		/**
		 * A line means positive; no line does (competitive); its strength is compared with another line or with the grades
		 * of a scale; a pad is compared with a chart; or a display shows a value.
		 */
		reading: z.enum(['appears', 'disappears', 'compared', 'graded', 'chart', 'value']),
		device: z.enum(deviceKinds).default('cassette'),
		/** For use at home: it has a step-by-step guide. */
		forHome: z.boolean().default(false),
		/** When to read; `for` states what is read then, if the times differ. */
		times: z.array(z.object({ at: Seconds, for: Text.optional() })).default([]),
		/** After this time a result has no meaning. */
		readUntil: Seconds.optional(),
		lines: z.array(Line).default([]),
		/** The codes of strips side by side, each of which is read by itself. */
		panel: z.array(z.object({ code: Mark })).default([]),
		/** The mark of the line that the last one is compared with. */
		comparedWith: Mark.default('C'),
		outcomes: z.array(Outcome).default([]),
		pads: z.array(Pad).default([]),
	})
	.superRefine(({ reading, lines }, context) => {
		if (readByLines.has(reading) && lines.length === 0)
			context.addIssue({ code: 'custom', path: ['lines'], message: 'A test that is read by lines needs a test line.' });
	});
export type ResultGuide = z.infer<typeof ResultGuide>;

type Said<T> = Omit<T, 'name' | 'title' | 'next' | 'means' | 'for'>;

/** A guide in one language. */
export type SaidGuide = Omit<ResultGuide, 'lines' | 'outcomes' | 'pads' | 'times'> & {
	times: { at: number; for?: string | undefined }[];
	lines: (Said<ResultGuide['lines'][number]> & { name: string })[];
	outcomes: (Said<ResultGuide['outcomes'][number]> & { title?: string | undefined; next?: string | undefined })[];
	pads: { name: string; fields: { color: string; means: string }[] }[];
};
export type SaidLine = SaidGuide['lines'][number];

export function guideIn(guide: ResultGuide, say: (text: Text) => string): SaidGuide {
	const maybe = (text: Text | undefined) => (text ? say(text) : undefined);
	return {
		...guide,
		times: guide.times.map((time) => ({ at: time.at, for: maybe(time.for) })),
		lines: guide.lines.map((line) => ({ ...line, name: say(line.name) })),
		outcomes: guide.outcomes.map((outcome) => ({
			...outcome,
			title: maybe(outcome.title),
			next: maybe(outcome.next),
		})),
		pads: guide.pads.map((pad) => ({
			name: say(pad.name),
			fields: pad.fields.map(({ color, means }) => ({ color, means: say(means) })),
		})),
	};
}
