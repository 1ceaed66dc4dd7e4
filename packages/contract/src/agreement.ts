/** Results, and how many of them agreed with the comparator. */
export type Counted = { agreed: number; total: number };

/** The 97.5 % point of the normal distribution: 95 % lie within it on both sides. */
const z = 1.959963984540054;

/** The 95 % interval of a share by Wilson's score, without continuity correction (Newcombe 1998, method 3). */
export function wilsonInterval({ agreed, total }: Counted): { low: number; high: number } {
	const share = agreed / total;
	const square = z * z;
	const middle = share + square / (2 * total);
	const half = z * Math.sqrt((share * (1 - share)) / total + square / (4 * total * total));
	const whole = 1 + square / total;
	// Rounding errors at 0 and 1 must not show.
	return {
		low: agreed === 0 ? 0 : (middle - half) / whole,
		high: agreed === total ? 1 : (middle + half) / whole,
	};
}

/** A percentage with one decimal, as in package inserts. */
export const percentOf = (share: number): string => (100 * share).toFixed(1);
