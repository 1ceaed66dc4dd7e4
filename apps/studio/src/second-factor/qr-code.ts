import { encode } from 'uqr';

/** The quiet zone that scanners need. */
const border = 4;

export interface QrPicture {
	/** Width and height of the drawing. */
	size: number;
	path: string;
}

/** A QR code as an SVG path; `ecc` says how much of it may be damaged. */
export function qrPicture(text: string, ecc: 'L' | 'M' = 'L'): QrPicture {
	const { size, data } = encode(text, { border, ecc });
	const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
	return { size, path: squares.join('') };
}
