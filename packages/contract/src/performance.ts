import { z } from 'zod';
import { characteristicKeys } from './facts.ts';
import { Text } from './language.ts';

/** Results, and how many of them agreed with the comparator. */
type Counted = { agreed: number; total: number };

/** The 97.5 % point of the normal distribution: 95 % lie within it on both sides. */
const quantile = 1.959963984540054;

/** The 95 % interval of a share by Wilson's score, without continuity correction (Newcombe 1998, method 3). */
export function wilsonInterval({ agreed, total }: Counted): { low: number; high: number } {
	const share = agreed / total;
	const square = quantile * quantile;
	const middle = share + square / (2 * total);
	const half = quantile * Math.sqrt((share * (1 - share)) / total + square / (4 * total * total));
	const whole = 1 + square / total;
	// Rounding errors at 0 and 1 must not show.
	return {
		low: agreed === 0 ? 0 : (middle - half) / whole,
		high: agreed === total ? 1 : (middle + half) / whole,
	};
}

/** A percentage with one decimal, as in package inserts. */
export const percentOf = (share: number): string => (100 * share).toFixed(1);

/** The agreement of a test with its comparator: by counts, or in percent if the counts are not published. */
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
	/** The method it was compared with, the place and the people tested. */
	comparator: Text.optional(),
	setting: Text.optional(),
	population: Text.optional(),
});

export const Performance = z.object({ note: Text, targets: z.array(PerformanceTarget).min(1) });
export type Performance = z.infer<typeof Performance>;

export const Characteristic = z.object({ key: z.enum(characteristicKeys), value: Text });

/** Below this number the page points out the small sample: even if all agree, the interval is 7 points wide. */
const fewestSpecimens = 50;

/** The result in words of 'out of 100': `about` if rounded. Only all results are 100, and only none are 0. */
export type OfHundred = { count: number; how: 'exactly' | 'about' | 'above' | 'below' };

export type Figure = {
	/** In percent. */
	value: number;
	text: string;
	ofHundred: OfHundred;
	/** `43/48`, and the 95 % interval in percent; null if the counts are not published. */
	counted: { of: string; low: string; high: string; isFew: boolean } | null;
};

/** Figures computed from counts, as they are printed: the same on page and paper. */
export function figureOf({ agreed, total, percent = 0 }: Agreement): Figure {
	if (agreed === undefined || total === undefined)
		return {
			value: percent,
			text: percentOf(withinReason(percent) / 100),
			ofHundred: ofHundred(percent),
			counted: null,
		};
	const counts: Counted = { agreed, total };
	const { low, high } = wilsonInterval(counts);
	const share = (100 * agreed) / total;
	const text = percentOf(withinReason(share) / 100);
	return {
		value: Number(text),
		text,
		ofHundred: ofHundred(share),
		counted: {
			of: `${agreed}/${total}`,
			low: percentOf(low),
			high: percentOf(high),
			isFew: total < fewestSpecimens,
		},
	};
}

/** Rounding must not hide a single failure: 1999 of 2000 are 99.9 %, not 100.0 %. */
const withinReason = (share: number) => (share > 0 && share < 100 ? Math.min(Math.max(share, 0.1), 99.9) : share);

function ofHundred(percent: number): OfHundred {
	const count = Math.round(percent);
	if (count === percent) return { count, how: 'exactly' };
	if (count === 100) return { count: 99, how: 'above' };
	return count === 0 ? { count: 1, how: 'below' } : { count, how: 'about' };
}
