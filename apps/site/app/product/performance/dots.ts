/** Dots of a 10 × 10 grid of 100 units, from one to before another. A line of hardly any length with round ends is a dot. */
export const dotsFrom = (first: number, end: number): string =>
	Array.from({ length: end - first }, (_, index) => {
		const dot = first + index;
		return `M${(dot % 10) * 10 + 5} ${Math.floor(dot / 10) * 10 + 5}h.01`;
	}).join('');
