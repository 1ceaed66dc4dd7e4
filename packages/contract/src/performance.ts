import { z } from 'zod';
import { type Counted, percentOf, wilsonInterval } from './agreement.ts';
import { characteristicKeys } from './characteristics.ts';
import { Text } from './language.ts';

/** How often a test agreed with its comparator: by counts, or in percent where the counts are not published. */
export const Agreement = z
	.object({
		agreed: z.int().min(0).optional(),
		total: z.int().positive().optional(),
		percent: z.number().min(0).max(100).optional(),
	})
	.superRefine(({ agreed, total, percent }, context) => {
		const refuse = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
		if (agreed !== undefined && total === undefined) refuse('total', 'Of how many?');
		if (total !== undefined && agreed === undefined) refuse('agreed', 'How many of them agreed?');
		if (agreed !== undefined && total !== undefined && agreed > total) refuse('agreed', 'Not more than there were.');
		if (agreed === undefined && total === undefined && percent === undefined)
			refuse('agreed', 'Say how many agreed of how many, or the percentage where the counts are not published.');
	});
export type Agreement = z.infer<typeof Agreement>;

const PerformanceTarget = z.object({
	name: Text,
	positive: Agreement,
	negative: Agreement,
	/** What it was compared with, where, and in whom. */
	comparator: Text.optional(),
	setting: Text.optional(),
	population: Text.optional(),
});

export const Performance = z.object({ note: Text, targets: z.array(PerformanceTarget).min(1) });
export type Performance = z.infer<typeof Performance>;

export const Characteristic = z.object({ key: z.enum(characteristicKeys), value: Text });

type FormerTarget = { name: Text; ppa: number; npa: number };
type Told = {
	performance: Performance | null;
	theme: { performance?: { note: Text; targets: FormerTarget[] } | undefined } | null;
};

/** The performance of a product; of content from before there were counts, the percentages that its themed page showed. */
export function performanceOf({ performance, theme }: Told): Performance | null {
	if (performance) return performance;
	const former = theme?.performance;
	if (!former || former.targets.length === 0) return null;
	return {
		note: former.note,
		targets: former.targets.map(({ name, ppa, npa }) => ({
			name,
			positive: { percent: ppa },
			negative: { percent: npa },
		})),
	};
}

export type Figure = {
	/** In percent. */
	value: number;
	text: string;
	/** `43/48`, and the 95 % interval in percent; null where the counts are not published. */
	counted: { of: string; low: string; high: string } | null;
};

/** What is computed from counts, as it is printed: the same on page and paper. */
export function figureOf({ agreed, total, percent = 0 }: Agreement): Figure {
	if (agreed === undefined || total === undefined)
		return { value: percent, text: percentOf(percent / 100), counted: null };
	const counts: Counted = { agreed, total };
	const { low, high } = wilsonInterval(counts);
	const text = percentOf(agreed / total);
	return {
		value: Number(text),
		text,
		counted: { of: `${agreed}/${total}`, low: percentOf(low), high: percentOf(high) },
	};
}
