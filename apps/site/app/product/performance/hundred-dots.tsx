/** Very short dashes with round ends, and gaps: a dot at every tenth unit of a line. */
const dotDashes = '.01 9.99';

/**
 * The rows of a 10 × 10 grid of 100 units, from dot `first` up to but not including dot `end`, for a line with such
 * dashes.
 */
export function dotsFrom(first: number, end: number): string {
	let path = '';
	for (let dot = first; dot < end; ) {
		const inRow = Math.min(10 - (dot % 10), end - dot);
		path += `M${(dot % 10) * 10 + 5} ${Math.floor(dot / 10) * 10 + 5}h${inRow * 10 - 9}`;
		dot += inRow;
	}
	return path;
}

/**
 * A number out of 100 people as large dots, and the others as small dots. Decorative: the sentence below says the same.
 */
export const HundredDots = ({ count, stroke }: { count: number; stroke: string }) => (
	<svg
		viewBox="0 0 100 100"
		aria-hidden="true"
		strokeLinecap="round"
		strokeDasharray={dotDashes}
		className="w-24 shrink-0"
	>
		<path d={dotsFrom(0, count)} strokeWidth="7.2" className={stroke} />
		<path d={dotsFrom(count, 100)} strokeWidth="3.6" className="stroke-ink-soft" />
	</svg>
);
