import { encode } from 'uqr';

/** The margin that readers want. */
const border = 4;

export interface QrPicture {
	/** Width and height of the drawing. */
	size: number;
	path: string;
}

/** A text as a drawing of black squares. */
export function qrPicture(text: string): QrPicture {
	const { size, data } = encode(text, { border });
	const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
	return { size, path: squares.join('') };
}
