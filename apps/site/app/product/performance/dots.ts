/** Very short dashes with round ends, and gaps: a dot at every tenth unit of a line. */
export const dotDashes = '.01 9.99';

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
