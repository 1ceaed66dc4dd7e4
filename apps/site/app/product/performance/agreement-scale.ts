/** Leaves half the width of a mark at both edges. */
const from = 1.5;
const to = 98.5;

/**
 * A scale up to 100 percent. It starts at 80, or at the multiple of ten below the lowest figure, with a mark every 5
 * percent, or every 20 on a long scale. Positions are percentages of its width.
 */
export function agreementScale(figures: readonly number[]) {
	const lowest = Math.min(80, Math.floor(Math.min(...figures, 80) / 10) * 10);
	const step = 100 - lowest > 40 ? 20 : 5;
	const marks: number[] = [];
	for (let mark = 100; mark > lowest; mark -= step) marks.unshift(mark);
	marks.unshift(lowest);
	const at = (figure: number) => Number((from + ((figure - lowest) / (100 - lowest)) * (to - from)).toFixed(1));
	return { marks, at };
}
export type AgreementScale = ReturnType<typeof agreementScale>;
